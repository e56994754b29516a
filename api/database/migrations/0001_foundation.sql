-- The marketplace, so that wrong states cannot be stored. Amounts are integer pence, instants are
-- timestamptz, weekdays are 1 (Monday) to 7, minutes count from midnight in London.

CREATE DOMAIN pence AS integer CHECK (VALUE >= 0);
-- Of one dish or option: up to £1,000, so that what a line costs is far from overflowing.
CREATE DOMAIN price AS integer CHECK (VALUE BETWEEN 0 AND 100000);
CREATE DOMAIN service AS text CHECK (VALUE IN ('delivery', 'collection'));

-- People -----------------------------------------------------------------------------------------

CREATE TABLE account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL CHECK (type IN ('customer', 'partner', 'operator')),
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  password_hash text,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  suspended_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (email, type)
);

CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  remember_me boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_expires ON session (expires_at);

-- Refresh tokens are kept as their SHA-256 only. One that was replaced stays, so that its reuse
-- is noticed.
CREATE TABLE refresh_token (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  replaced_at timestamptz
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);

-- Sign-ins that have failed, counted from the first one. The key is a SHA-256 of what was typed as the
-- e-mail address, with or without the network it came from, because it may be of nobody who has to do
-- with us.
CREATE TABLE login_guess (
  key bytea PRIMARY KEY CHECK (length(key) = 32),
  guesses integer NOT NULL CHECK (guesses > 0),
  first_at timestamptz NOT NULL
);
CREATE INDEX login_guess_first ON login_guess (first_at);

-- Stores -----------------------------------------------------------------------------------------

CREATE TABLE store_type (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]+$'),
  name text NOT NULL,
  art jsonb NOT NULL,
  position integer NOT NULL
);

CREATE TABLE store (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  name text NOT NULL,
  legal_name text NOT NULL,
  description text NOT NULL DEFAULT '',
  address text NOT NULL,
  city text NOT NULL,
  area text NOT NULL,
  post_code text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN 49 AND 61.5),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -9 AND 2.5),
  nation text NOT NULL CHECK (nation IN ('england', 'scotland', 'wales', 'northernIreland')),
  phone text NOT NULL,
  email text NOT NULL,
  hygiene_rating text NOT NULL
    CHECK (hygiene_rating IN ('0', '1', '2', '3', '4', '5', 'pass', 'improvementRequired')),
  hygiene_inspected_on date NOT NULL,
  services text[] NOT NULL
    CHECK (cardinality(services) > 0 AND services <@ ARRAY['delivery', 'collection']),
  preparation_minutes integer NOT NULL CHECK (preparation_minutes BETWEEN 0 AND 1440),
  pre_order_days integer NOT NULL DEFAULT 0 CHECK (pre_order_days BETWEEN 0 AND 30),
  collection_minimum_pence pence NOT NULL DEFAULT 0,
  bag_pence pence NOT NULL,
  bags_per_order integer NOT NULL CHECK (bags_per_order BETWEEN 0 AND 10),
  no_bag_allowed boolean NOT NULL,
  accept_minutes integer NOT NULL DEFAULT 10 CHECK (accept_minutes BETWEEN 1 AND 60),
  -- Overrides that end by themselves.
  paused_until timestamptz,
  busy_minutes integer NOT NULL DEFAULT 0 CHECK (busy_minutes BETWEEN 0 AND 60),
  busy_until timestamptz,
  star_total integer NOT NULL DEFAULT 0 CHECK (star_total >= 0),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  art jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (star_total BETWEEN rating_count AND rating_count * 5)
);
-- Stores near a point: a box around the point against this index, then the exact distance.
CREATE INDEX store_place ON store USING gist (point(longitude, latitude));

CREATE TABLE store_cuisine (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  store_type_slug text NOT NULL REFERENCES store_type,
  position integer NOT NULL,
  PRIMARY KEY (store_id, store_type_slug)
);

CREATE TABLE partner_store (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  PRIMARY KEY (account_id, store_id)
);
CREATE INDEX partner_store_store ON partner_store (store_id);

CREATE TABLE opening_span (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  service service NOT NULL,
  weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  start_minute integer NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 1 AND 10080),
  PRIMARY KEY (store_id, service, weekday, start_minute)
);

CREATE TABLE hours_exception (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  date date NOT NULL,
  service service,
  -- [{ startMinute, durationMinutes }]; none: closed.
  spans jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(spans) = 'array'),
  reason text NOT NULL DEFAULT '',
  UNIQUE NULLS NOT DISTINCT (store_id, date, service)
);

CREATE TABLE delivery_zone (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  radius_miles double precision CHECK (radius_miles > 0 AND radius_miles <= 30),
  -- [{ fromPence, feePence }], ascending from 0.
  fee_tiers jsonb NOT NULL
    CHECK (jsonb_typeof(fee_tiers) = 'array' AND jsonb_array_length(fee_tiers) > 0),
  minimum_order_pence pence NOT NULL,
  min_minutes integer NOT NULL CHECK (min_minutes >= 0),
  max_minutes integer NOT NULL,
  -- The box (longitude, latitude) around the circle of the radius; null without a radius.
  reach box,
  CHECK (max_minutes BETWEEN min_minutes AND 240),
  CHECK ((radius_miles IS NULL) = (reach IS NULL)),
  UNIQUE (id, store_id)
);
CREATE INDEX delivery_zone_store ON delivery_zone (store_id);
CREATE INDEX delivery_zone_reach ON delivery_zone USING gist (reach) WHERE reach IS NOT NULL;

-- The look-up of who delivers to a postcode; a store has a prefix in one zone only.
CREATE TABLE delivery_zone_prefix (
  prefix text NOT NULL CHECK (prefix ~ '^[A-Z]{1,2}([0-9][A-Z0-9]?( [0-9]([A-Z]{2})?)?)?$'),
  store_id uuid NOT NULL,
  zone_id uuid NOT NULL,
  PRIMARY KEY (prefix, store_id),
  FOREIGN KEY (zone_id, store_id) REFERENCES delivery_zone (id, store_id) ON DELETE CASCADE
);
CREATE INDEX delivery_zone_prefix_zone ON delivery_zone_prefix (zone_id);

-- What the marketplace adds to each order; the newest one that has begun counts.
CREATE TABLE platform_fee (
  effective_from timestamptz PRIMARY KEY,
  fixed_pence pence NOT NULL,
  percent numeric(6, 3) NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  cap_pence pence
);
INSERT INTO platform_fee (effective_from, fixed_pence) VALUES ('-infinity', 50);

-- Menus ------------------------------------------------------------------------------------------

CREATE TABLE category (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  position integer NOT NULL,
  UNIQUE (id, store_id)
);
CREATE INDEX category_store ON category (store_id);

CREATE TABLE product (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL,
  category_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  price_pence price NOT NULL,
  kcal integer CHECK (kcal >= 0),
  allergens jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(allergens) = 'object'),
  diets text[] NOT NULL DEFAULT '{}'
    CHECK (diets <@ ARRAY['vegetarian', 'vegan', 'halal', 'glutenFree']),
  heat integer NOT NULL DEFAULT 0 CHECK (heat BETWEEN 0 AND 3),
  art jsonb,
  is_popular boolean NOT NULL DEFAULT false,
  is_available boolean NOT NULL DEFAULT true,
  is_age_restricted boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  FOREIGN KEY (category_id, store_id) REFERENCES category (id, store_id) ON DELETE CASCADE,
  UNIQUE (id, store_id)
);
CREATE INDEX product_store ON product (store_id);
CREATE INDEX product_category ON product (category_id);

CREATE TABLE option_group (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  name text NOT NULL,
  minimum integer NOT NULL CHECK (minimum >= 0),
  maximum integer NOT NULL,
  CHECK (maximum >= 1 AND maximum >= minimum),
  UNIQUE (id, store_id)
);
CREATE INDEX option_group_store ON option_group (store_id);

CREATE TABLE option (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  option_group_id uuid NOT NULL REFERENCES option_group ON DELETE CASCADE,
  name text NOT NULL,
  price_pence price NOT NULL DEFAULT 0,
  maximum_quantity integer NOT NULL DEFAULT 1 CHECK (maximum_quantity BETWEEN 1 AND 50),
  kcal integer CHECK (kcal >= 0),
  allergens jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(allergens) = 'object'),
  is_available boolean NOT NULL DEFAULT true,
  position integer NOT NULL
);
CREATE INDEX option_of_group ON option (option_group_id);

-- A group of options may serve several products of its store.
CREATE TABLE product_option_group (
  product_id uuid NOT NULL,
  option_group_id uuid NOT NULL,
  store_id uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (product_id, option_group_id),
  FOREIGN KEY (product_id, store_id) REFERENCES product (id, store_id) ON DELETE CASCADE,
  FOREIGN KEY (option_group_id, store_id) REFERENCES option_group (id, store_id) ON DELETE CASCADE
);
CREATE INDEX product_option_group_group ON product_option_group (option_group_id);

-- Servers keep stores and menus in memory, and hear of every change when its transaction commits,
-- whoever makes it: by the id of the store, or without one when many stores change at once.
CREATE FUNCTION announce_store_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- How the store of a row is found.
  of_row CONSTANT text := TG_ARGV[0];
  changed CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN 'TABLE after'
    WHEN 'DELETE' THEN 'TABLE before'
    ELSE 'TABLE before UNION ALL TABLE after'
  END;
  most_by_name CONSTANT integer := 20;
  store_ids uuid[];
BEGIN
  EXECUTE format('SELECT ARRAY(SELECT DISTINCT %s FROM (%s) AS changed LIMIT %s)',
    of_row, changed, most_by_name + 1) INTO store_ids;
  store_ids := array_remove(store_ids, NULL);
  IF cardinality(store_ids) > most_by_name THEN
    PERFORM pg_notify('store_changed', '');
  ELSE
    PERFORM pg_notify('store_changed', id::text) FROM unnest(store_ids) AS id;
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE
  watched text[];
BEGIN
  FOREACH watched SLICE 1 IN ARRAY ARRAY[
    ['store', 'id'], ['store_cuisine', 'store_id'], ['opening_span', 'store_id'],
    ['hours_exception', 'store_id'], ['delivery_zone', 'store_id'],
    ['delivery_zone_prefix', 'store_id'], ['category', 'store_id'], ['product', 'store_id'],
    ['option_group', 'store_id'], ['product_option_group', 'store_id'],
    ['option', '(SELECT store_id FROM option_group WHERE option_group.id = option_group_id)']
  ] LOOP
    EXECUTE format('CREATE TRIGGER store_insert_announced AFTER INSERT ON %I
      REFERENCING NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change(%L)', watched[1], watched[2]);
    EXECUTE format('CREATE TRIGGER store_update_announced AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS before NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change(%L)', watched[1], watched[2]);
    EXECUTE format('CREATE TRIGGER store_delete_announced AFTER DELETE ON %I
      REFERENCING OLD TABLE AS before
      FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change(%L)', watched[1], watched[2]);
  END LOOP;
END $$;

-- Carts ------------------------------------------------------------------------------------------

-- A cart is read and written whole, so its lines are one value: [{ id, productId, name, quantity,
-- note, options: [{ optionId, groupName, name, quantity }] }]. Prices are never kept here.
CREATE TABLE cart (
  token text PRIMARY KEY CHECK (token ~ '^[A-Za-z0-9_-]{22,64}$'),
  account_id uuid REFERENCES account ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  service service NOT NULL,
  -- Null: as soon as possible.
  service_time timestamptz,
  no_bag boolean NOT NULL DEFAULT false,
  address jsonb,
  address_line text NOT NULL DEFAULT '',
  delivery_note text NOT NULL DEFAULT '',
  allergy_note text NOT NULL DEFAULT '',
  contact jsonb,
  lines jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(lines) = 'array'),
  -- Every change names the version it changes; the loser of two reads again.
  version integer NOT NULL DEFAULT 1,
  -- Set by the order, after which nothing changes any more.
  ordered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX cart_account ON cart (account_id, changed_at DESC)
  WHERE account_id IS NOT NULL AND ordered_at IS NULL;
-- Those to be deleted, and the ordered ones whose personal data is still to be emptied.
CREATE INDEX cart_changed ON cart (changed_at);
CREATE INDEX cart_ordered ON cart (ordered_at) WHERE contact IS NOT NULL AND ordered_at IS NOT NULL;

-- Orders -----------------------------------------------------------------------------------------

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  number text NOT NULL CHECK (number ~ '^[34679CDFHJKMNPRTVWXY]{4}$'),
  -- The London day on which it was placed, within which its number is unique at the store.
  business_day date NOT NULL,
  store_id uuid NOT NULL REFERENCES store,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  -- One order for one cart, whatever happens at once.
  cart_token text NOT NULL UNIQUE,
  -- What a guest shows; derived from the signing secret, so it is not kept.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN
    ('pending', 'accepted', 'outfordelivery', 'readyforpickup', 'completed', 'cancelled', 'declined')),
  service service NOT NULL,
  service_time timestamptz,
  placed_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL,
  reason text CHECK (reason IN ('tooBusy', 'closing', 'productUnavailable', 'cannotDeliver',
    'allergyUnsafe', 'noAnswer', 'other')),
  reason_text text NOT NULL DEFAULT '',
  payment_method text NOT NULL CHECK (payment_method IN ('cash')),
  subtotal_pence pence NOT NULL,
  discount_pence pence NOT NULL,
  delivery_fee_pence pence NOT NULL,
  platform_fee_pence pence NOT NULL,
  plastic_bag_charge_pence pence NOT NULL,
  total_pence pence NOT NULL,
  -- Frozen: what was promised, to whom and where, whatever changes later.
  snapshot jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK (total_pence = subtotal_pence - discount_pence + delivery_fee_pence
    + platform_fee_pence + plastic_bag_charge_pence),
  CHECK (service = 'delivery' OR delivery_fee_pence = 0),
  CHECK (status <> 'outfordelivery' OR service = 'delivery'),
  CHECK (status <> 'readyforpickup' OR service = 'collection'),
  CHECK (deadline_at > placed_at),
  UNIQUE (store_id, business_day, number)
);
CREATE INDEX orders_open ON orders (store_id, due_at)
  WHERE status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup');
CREATE INDEX orders_store ON orders (store_id, placed_at DESC);
CREATE INDEX orders_account ON orders (account_id, placed_at DESC) WHERE account_id IS NOT NULL;
CREATE INDEX orders_deadline ON orders (deadline_at) WHERE status = 'pending';

CREATE TABLE order_line (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  position integer NOT NULL,
  -- For counting what sells; the product itself may be gone.
  product_id uuid NOT NULL,
  name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price_pence pence NOT NULL,
  line_pence pence NOT NULL,
  discount_pence pence NOT NULL DEFAULT 0,
  -- Frozen: art, options, note, kcal, allergens.
  snapshot jsonb NOT NULL,
  PRIMARY KEY (order_id, position),
  CHECK (line_pence = unit_price_pence * quantity),
  CHECK (discount_pence <= line_pence)
);

CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  store_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN
    ('place', 'accept', 'decline', 'cancel', 'dispatch', 'ready', 'complete', 'expire')),
  status text NOT NULL,
  by text NOT NULL CHECK (by IN ('customer', 'partner', 'operator', 'system')),
  account_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  -- An act that ends or moves an order happens to it once.
  UNIQUE (order_id, act)
);
CREATE INDEX order_event_store ON order_event (store_id, id);
-- What a store has finished since an instant.
CREATE INDEX order_event_finished ON order_event (store_id, at)
  WHERE act IN ('complete', 'decline', 'cancel', 'expire');

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER order_event_append_only BEFORE UPDATE OR DELETE ON order_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_event_no_truncate BEFORE TRUNCATE ON order_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION refuse_change_of_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.store_id, NEW.cart_token, NEW.service, NEW.placed_at, NEW.total_pence,
      NEW.subtotal_pence, NEW.snapshot)
    IS DISTINCT FROM
     (OLD.id, OLD.number, OLD.store_id, OLD.cart_token, OLD.service, OLD.placed_at, OLD.total_pence,
      OLD.subtotal_pence, OLD.snapshot)
  THEN
    RAISE EXCEPTION 'What an order promised is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_frozen BEFORE UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_frozen();
CREATE TRIGGER order_line_frozen BEFORE UPDATE ON order_line
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Servers hear of an event when its transaction commits, and read it by its number.
CREATE FUNCTION announce_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_event', NEW.id || ' ' || NEW.order_id || ' ' || NEW.store_id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_event_announced AFTER INSERT ON order_event
  FOR EACH ROW EXECUTE FUNCTION announce_order_event();

-- Reviews ----------------------------------------------------------------------------------------

CREATE TABLE review (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  -- Null for the reviews of the demonstration, which has no past orders.
  order_id uuid UNIQUE REFERENCES orders,
  author text NOT NULL,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text text NOT NULL,
  reply text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_store ON review (store_id, created_at DESC);
