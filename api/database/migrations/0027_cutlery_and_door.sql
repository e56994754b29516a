-- What nobody asks for is not packed, and food is handed over unless it is to be left at the door.
ALTER TABLE cart
  ADD COLUMN wants_cutlery boolean NOT NULL DEFAULT false,
  ADD COLUMN leave_at_door boolean NOT NULL DEFAULT false;
