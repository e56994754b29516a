-- What customers call an address ("Home"), and what a courier should know about its door.
ALTER TABLE customer_address
  ADD COLUMN label text NOT NULL DEFAULT '' CHECK (length(label) <= 40),
  ADD COLUMN courier_note text NOT NULL DEFAULT '' CHECK (length(courier_note) <= 300);
