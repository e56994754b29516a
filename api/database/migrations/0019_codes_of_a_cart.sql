-- A cart keeps every code that it was given, of which the best counts. `discount_code` stays the one
-- that counted last, or that the customer chose over a better one.
ALTER TABLE cart
  ADD COLUMN other_codes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN is_code_chosen boolean NOT NULL DEFAULT false;
