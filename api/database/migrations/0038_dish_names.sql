-- Dishes are searched by name among the stores that serve an address, never in the whole country: an
-- index by store has all that decides, and trigrams find what is misspelt.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- As `rules/menu/search-menu.ts` reads words: lower case, without accents and apostrophes. A long
-- name is cut, because an index has no room for it.
ALTER TABLE product ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (
  ' ' || left(btrim(regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f''’]', '', 'g')),
    '[^[:alnum:]]+', ' ', 'g')), 120) || ' '
) STORED;

CREATE INDEX product_dish ON product (store_id, search_name)
  INCLUDE (id, price_pence, is_available, sold_out_until);
-- The index above finds the products of a store as well.
DROP INDEX product_store;
