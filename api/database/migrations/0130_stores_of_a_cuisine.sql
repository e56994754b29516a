-- Whether a live store has a cuisine is looked up for each of them whenever they are listed.
CREATE INDEX store_cuisine_type ON store_cuisine (store_type_slug);
