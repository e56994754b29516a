-- The lines of a cart are replaced at each change. Kept beside the rest, compressed, they cost one
-- record of the log instead of several in a table of their own, which never shrinks.
ALTER TABLE cart ALTER COLUMN lines SET STORAGE MAIN;
