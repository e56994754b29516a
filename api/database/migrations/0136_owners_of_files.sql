-- Whom a file of stores names as the owner, to be invited with one press; empty: nobody.
ALTER TABLE store ADD COLUMN owner_email text NOT NULL DEFAULT '';
