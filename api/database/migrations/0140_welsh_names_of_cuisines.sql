-- What a cuisine is called on pages in Welsh; empty: as in English.
ALTER TABLE store_type ADD COLUMN welsh_name text NOT NULL DEFAULT '';

-- The usual ones, unless an operator has renamed them.
UPDATE store_type SET welsh_name = usual.welsh_name
FROM (VALUES
  ('indian', 'Indian', 'Indiaidd'),
  ('fish-and-chips', 'Fish and chips', 'Pysgod a sglodion'),
  ('pizza', 'Pizza', 'Pitsa'),
  ('burgers', 'Burgers', 'Byrgyrs'),
  ('chinese', 'Chinese', 'Tsieineaidd'),
  ('sushi', 'Sushi', 'Swshi'),
  ('lebanese', 'Lebanese', 'Libanaidd'),
  ('vegan', 'Vegan', 'Fegan'),
  ('mexican', 'Mexican', 'Mecsicanaidd'),
  ('pasta', 'Pasta', 'Pasta'),
  ('breakfast', 'Breakfast', 'Brecwast'),
  ('puddings', 'Puddings', 'Pwdinau'),
  ('kebab', 'Kebab', 'Cebab'),
  ('chicken', 'Chicken', 'Cyw iâr'),
  ('caribbean', 'Caribbean', 'Caribïaidd'),
  ('thai', 'Thai', 'Thai'),
  ('vietnamese', 'Vietnamese', 'Fietnamaidd'),
  ('nigerian', 'Nigerian', 'Nigeriaidd'),
  ('japanese', 'Japanese', 'Japaneaidd'),
  ('italian', 'Italian', 'Eidalaidd'),
  ('american', 'American', 'Americanaidd'),
  ('punjabi', 'Punjabi', 'Pwnjabaidd'),
  ('bangladeshi', 'Bangladeshi', 'Bangladeshaidd'),
  ('cantonese', 'Cantonese', 'Cantoneaidd'),
  ('turkish', 'Turkish', 'Twrcaidd'),
  ('greek', 'Greek', 'Groegaidd'),
  ('salads', 'Salads', 'Saladau'),
  ('ice-cream', 'Ice cream', 'Hufen iâ'),
  ('coffee', 'Coffee', 'Coffi'),
  ('sandwiches', 'Sandwiches', 'Brechdanau'),
  ('pies', 'Pies', 'Pasteiod'),
  ('catering', 'Catering', 'Arlwyo'),
  ('halal', 'Halal', 'Halal')
) AS usual (slug, name, welsh_name)
WHERE store_type.slug = usual.slug AND store_type.name = usual.name;
