-- Which rate of VAT a dish has, as its owner chose it; null: that of most of what the store sells.
ALTER TABLE product ADD COLUMN vat text CHECK (vat IN ('hot', 'cold', 'standard', 'reduced'));

-- The lines of orders with a dish that has its own, which statements add up by rate.
CREATE INDEX order_line_with_vat ON order_line (order_id) WHERE snapshot ? 'vat';

-- Menus that were written before say of each dish that it has none.
CREATE FUNCTION pg_temp.with_vat(menu jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(menu, '{categories}', coalesce((
    SELECT jsonb_agg(jsonb_set(category, '{products}', coalesce((
      SELECT jsonb_agg('{"vat": null}' || product ORDER BY product_place)
      FROM jsonb_array_elements(category -> 'products') WITH ORDINALITY AS p (product, product_place)
    ), '[]')) ORDER BY category_place)
    FROM jsonb_array_elements(menu -> 'categories') WITH ORDINALITY AS c (category, category_place)
  ), '[]'))
$$;
UPDATE menu_draft SET menu = pg_temp.with_vat(menu) WHERE menu IS NOT NULL;
UPDATE menu_version SET menu = pg_temp.with_vat(menu);
