-- What a kitchen has ticked as cooked: a dish of an order, which is one of its lines or a part of a meal deal.
-- A row is a tick. It says nothing of who made it: ticks are for the order, not for watching cooks.
CREATE TABLE cooked_dish (
  order_id uuid NOT NULL,
  position integer NOT NULL,
  -- Of a meal deal; 0 for every other line.
  part integer NOT NULL CHECK (part >= 0),
  cooked_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, position, part),
  FOREIGN KEY (order_id, position) REFERENCES order_line ON DELETE CASCADE
);

-- After how many minutes the time on a card turns amber and red: of an order that waits to be answered, and of
-- one that is being cooked.
ALTER TABLE store
  ADD COLUMN waiting_soon_minutes integer NOT NULL DEFAULT 5,
  ADD COLUMN waiting_urgent_minutes integer NOT NULL DEFAULT 8,
  ADD COLUMN cooking_soon_minutes integer NOT NULL DEFAULT 15,
  ADD COLUMN cooking_urgent_minutes integer NOT NULL DEFAULT 20,
  ADD CHECK (waiting_soon_minutes BETWEEN 1 AND waiting_urgent_minutes),
  ADD CHECK (waiting_urgent_minutes BETWEEN 1 AND 60),
  ADD CHECK (cooking_soon_minutes BETWEEN 1 AND cooking_urgent_minutes),
  ADD CHECK (cooking_urgent_minutes BETWEEN 1 AND 60);
