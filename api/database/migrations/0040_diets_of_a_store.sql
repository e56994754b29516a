-- How many dishes of a store are for a diet is read with the store, from the index alone.
DROP INDEX product_dish;
CREATE INDEX product_dish ON product (store_id, search_name)
  INCLUDE (id, price_pence, is_available, sold_out_until, diets);
