-- Whoever adds a store says how it begins: one that only forgot to must not be open to customers.
ALTER TABLE store ALTER COLUMN state DROP DEFAULT;
