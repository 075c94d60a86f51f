-- The trace that an order came with, as W3C writes it, so that its settlement hours later is a part of it. Null for nearly all.
alter table bet_order add column trace text check (trace ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
