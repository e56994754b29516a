-- Who of the staff has spoken with the customer about an allergy, on the event that accepts the order, which
-- has the time and the account.
ALTER TABLE order_event
  ADD COLUMN allergy_discussed_by text
    CHECK (length(allergy_discussed_by) BETWEEN 1 AND 60),
  ADD CHECK (allergy_discussed_by IS NULL OR act = 'accept');
