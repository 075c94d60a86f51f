-- The first instant of the calendar period at +08:00 that holds `p_at`; a week begins on Monday.
create or replace function play_period_start(p_period text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc(p_period, p_at at time zone interval '8 hours') at time zone interval '8 hours'
$$;
