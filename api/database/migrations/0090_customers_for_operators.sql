-- How the people who run the marketplace find a customer, and why they suspend or restore an account.

-- The same text as order_contact makes of an order.
CREATE FUNCTION account_contact(first_name text, last_name text, email text, phone text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(first_name) || ' ' || lower(last_name) || ' ' || lower(email) || ' '
    || regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(0044|44)0?', '0')
$$;
CREATE INDEX account_customer_contact ON account
  USING gin (account_contact(first_name, last_name, email, phone) gin_trgm_ops)
  WHERE type = 'customer';
CREATE INDEX account_customer_created ON account (created_at DESC, id DESC) WHERE type = 'customer';

-- Why an operator did it.
ALTER TABLE account_event ADD COLUMN note text NOT NULL DEFAULT '';
