-- Who of the staff has spoken with the customer, who agreed to a change on the phone: one device of a kitchen
-- is signed in as the restaurant, so the account alone does not say it.
ALTER TABLE order_change
  ADD COLUMN spoken_by text CHECK (length(spoken_by) BETWEEN 1 AND 60),
  ADD CHECK (spoken_by IS NULL OR approval = 'phone');
