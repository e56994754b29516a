-- What a nation asks as a minimum for a carrier bag, from a day on in London. Without a row it is as the product
-- knows the law, see rules/cart/bag-charge.ts.
CREATE TABLE bag_minimum (
  nation text NOT NULL CHECK (nation IN ('england', 'scotland', 'wales', 'northernIreland')),
  from_day date NOT NULL,
  pence_per_bag pence NOT NULL,
  PRIMARY KEY (nation, from_day)
);
