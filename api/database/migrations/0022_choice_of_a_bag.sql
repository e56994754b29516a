-- Whether a bag is wanted is the customer's to say: null is "not said yet". Until now every cart began
-- with a bag, so only "no bag" was ever chosen; who has an open cart with one is asked at checkout.
ALTER TABLE cart
  ALTER COLUMN no_bag DROP NOT NULL,
  ALTER COLUMN no_bag DROP DEFAULT;

UPDATE cart SET no_bag = NULL WHERE NOT no_bag AND ordered_at IS NULL;
