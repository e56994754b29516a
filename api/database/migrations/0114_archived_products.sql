-- Menus that were written before say that nothing is archived.
UPDATE menu_draft SET menu = '{"archived": []}' || menu WHERE menu IS NOT NULL;
UPDATE menu_version SET menu = '{"archived": []}' || menu;
