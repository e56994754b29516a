-- A group of options that makes a meal of a dish: a dish that is part of a meal deal does not offer it.
ALTER TABLE option_group ADD COLUMN is_meal_upgrade boolean NOT NULL DEFAULT false;
