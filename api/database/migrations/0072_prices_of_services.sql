-- What a dish or an option costs when it is collected; null: the same as delivered.
ALTER TABLE product ADD COLUMN collection_pence integer CHECK (collection_pence >= 0);
ALTER TABLE option ADD COLUMN collection_pence integer CHECK (collection_pence >= 0);

-- Menus that were written before say of each dish and each option that it costs the same.
CREATE FUNCTION pg_temp.each_with(items jsonb, fields jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(fields || item ORDER BY place), '[]')
  FROM jsonb_array_elements(items) WITH ORDINALITY AS i (item, place)
$$;
CREATE FUNCTION pg_temp.with_prices(menu jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'categories', coalesce((
      SELECT jsonb_agg(category || jsonb_build_object('products',
        pg_temp.each_with(category -> 'products', '{"collectionPence": null}')) ORDER BY place)
      FROM jsonb_array_elements(menu -> 'categories') WITH ORDINALITY AS c (category, place)
    ), '[]'),
    'optionGroups', coalesce((
      SELECT jsonb_agg(option_group || jsonb_build_object('options',
        pg_temp.each_with(option_group -> 'options', '{"collectionPence": null}')) ORDER BY place)
      FROM jsonb_array_elements(menu -> 'optionGroups') WITH ORDINALITY AS g (option_group, place)
    ), '[]'))
$$;
UPDATE menu_draft SET menu = pg_temp.with_prices(menu) WHERE menu IS NOT NULL;
UPDATE menu_version SET menu = pg_temp.with_prices(menu);
