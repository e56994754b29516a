-- When the staff of a store were last warned that nobody has its store app open.
ALTER TABLE store_board RENAME COLUMN told_at TO warned_at;
