-- An option that is sold to adults alone, such as a beer with a meal.
ALTER TABLE option ADD COLUMN is_age_restricted boolean NOT NULL DEFAULT false;

-- Menus that were written before say of each option that it is for everybody.
CREATE FUNCTION pg_temp.with_ages(menu jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(menu, '{optionGroups}', coalesce((
    SELECT jsonb_agg(jsonb_set(option_group, '{options}', coalesce((
      SELECT jsonb_agg('{"isAgeRestricted": false}' || option ORDER BY option_place)
      FROM jsonb_array_elements(option_group -> 'options') WITH ORDINALITY AS o (option, option_place)
    ), '[]')) ORDER BY group_place)
    FROM jsonb_array_elements(menu -> 'optionGroups') WITH ORDINALITY AS g (option_group, group_place)
  ), '[]'))
$$;
UPDATE menu_draft SET menu = pg_temp.with_ages(menu) WHERE menu IS NOT NULL;
UPDATE menu_version SET menu = pg_temp.with_ages(menu);
