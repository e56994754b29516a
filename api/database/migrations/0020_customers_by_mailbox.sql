-- The uses of discounts are counted by mailbox: SHA-256 of "mailbox:" and the address as
-- rules/email/mailbox.ts writes it. Before, it was "account:" and an id, or "email:" and an address.
CREATE FUNCTION pg_temp.customer_of(email text) RETURNS bytea LANGUAGE sql AS $$
  SELECT sha256(convert_to('mailbox:' || CASE
    WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || domain END, 'UTF8'))
  FROM (
    SELECT coalesce(nullif(split_part(local, '+', 1), ''), local) AS name, domain
    FROM (SELECT split_part(lower(trim(email)), '@', 1) AS local,
      split_part(lower(trim(email)), '@', 2) AS domain) AS parts
  ) AS mailbox
$$;

CREATE TEMP TABLE customer_change AS
  SELECT sha256(convert_to('account:' || id, 'UTF8')) AS before, pg_temp.customer_of(email) AS after
  FROM account
  UNION
  SELECT discount_customer, pg_temp.customer_of(snapshot #>> '{contact,email}')
  FROM orders
  WHERE account_id IS NULL AND discount_customer IS NOT NULL AND snapshot #>> '{contact,email}' <> '';

CREATE TEMP TABLE customer_merged AS
  SELECT discount_id, coalesce(after, customer) AS customer, sum(used)::integer AS used,
    max(per_customer_limit) AS per_customer_limit, sum(changes)::integer AS changes
  FROM discount_customer LEFT JOIN customer_change ON before = customer
  GROUP BY 1, 2;

DELETE FROM discount_customer;
-- Whoever has used it under several spellings has used it up.
INSERT INTO discount_customer (discount_id, customer, used, per_customer_limit, changes)
  SELECT discount_id, customer, least(used, per_customer_limit), per_customer_limit, changes
  FROM customer_merged;
UPDATE orders SET discount_customer = after FROM customer_change WHERE discount_customer = before;

DROP TABLE customer_change, customer_merged;
