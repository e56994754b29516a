-- The photo of a dish as the menu document has it: which, where to crop it, and what it shows.
ALTER TABLE product ADD COLUMN photo jsonb;

-- When a published menu first named a dish's photo. Versions stay, so from then on the photo does too.
ALTER TABLE photo ADD COLUMN published_at timestamptz,
  ADD CONSTRAINT photo_published_is_of_menu CHECK (published_at IS NULL OR purpose = 'menu');
CREATE INDEX photo_of_menu_unpublished ON photo (claimed_at)
  WHERE purpose = 'menu' AND published_at IS NULL;

-- Menus that were written before say of each dish that it has none.
CREATE FUNCTION pg_temp.with_photos(menu jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(menu, '{categories}', coalesce((
    SELECT jsonb_agg(jsonb_set(category, '{products}', coalesce((
      SELECT jsonb_agg('{"photo": null}' || product ORDER BY product_place)
      FROM jsonb_array_elements(category -> 'products') WITH ORDINALITY AS p (product, product_place)
    ), '[]')) ORDER BY category_place)
    FROM jsonb_array_elements(menu -> 'categories') WITH ORDINALITY AS c (category, category_place)
  ), '[]'))
$$;
UPDATE menu_draft SET menu = pg_temp.with_photos(menu) WHERE menu IS NOT NULL;
UPDATE menu_version SET menu = pg_temp.with_photos(menu);
