-- The version of the menu that a cart was filled from, or that its owner was told about last; 0: the menu
-- there was before the first version. Null: an empty cart, or one from before carts stored it.
ALTER TABLE cart ADD COLUMN menu_version integer CHECK (menu_version >= 0);
