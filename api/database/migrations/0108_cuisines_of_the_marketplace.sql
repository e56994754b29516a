-- Cuisines that no restaurant may be given any more. None is deleted: a link to its list goes on.
ALTER TABLE store_type ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
