-- What the people who run the marketplace look for is found without reading everything of its kind.

-- Orders that wait for their payment or were not served: few among many.
CREATE INDEX orders_not_served ON orders (status, placed_at DESC, id DESC)
  WHERE status IN ('awaitingpayment', 'unpaid', 'cancelled', 'declined');

-- Restaurants by a part of their name, address or postcode, and by their name alone.
CREATE INDEX store_searched ON store
  USING gin (lower(name || ' ' || slug || ' ' || post_code) gin_trgm_ops);
DROP INDEX store_name_trigrams;

-- Changes by their act, and by a part of what was changed or of a value before or after it.
CREATE INDEX audit_event_act ON audit_event (act, id);
CREATE FUNCTION audit_text(subject text, before jsonb, after jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(subject || ' ' || jsonb_path_query_array(before, '$.*')::text || ' '
    || jsonb_path_query_array(after, '$.*')::text)
$$;
CREATE INDEX audit_event_text ON audit_event USING gin (audit_text(subject, before, after) gin_trgm_ops);

-- Whoever made them.
CREATE INDEX account_staff_contact ON account
  USING gin (account_contact(first_name, last_name, email, phone) gin_trgm_ops)
  WHERE type <> 'customer';
