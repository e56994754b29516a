-- When somebody last had the store app open for a store; no row: nobody ever had. Apart from the store, whose
-- every change empties caches.
CREATE TABLE store_board (
  store_id uuid PRIMARY KEY REFERENCES store ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  -- When its staff were last told that nobody has it open. From `seen_at` on: they know it of the present.
  told_at timestamptz
);
CREATE INDEX store_board_seen ON store_board (seen_at);

-- Since when a server has been there to see boards, without a break, and when one last was.
CREATE TABLE board_watch (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  since timestamptz NOT NULL,
  at timestamptz NOT NULL
);

-- What happens when nobody has the store app open while orders can come in.
ALTER TABLE store
  ADD COLUMN warns_unattended boolean NOT NULL DEFAULT true,
  -- Null: never.
  ADD COLUMN unattended_pause_minutes integer
    CHECK (unattended_pause_minutes BETWEEN 1 AND 120),
  DROP CONSTRAINT store_pause_reason_check,
  ADD CONSTRAINT store_pause_reason_check CHECK (pause_reason IN ('staff', 'missedOrders', 'unattended'));
