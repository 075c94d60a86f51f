-- The books of the sandbox's parties stand in a schema of their own, which prod never makes. Where there is a sandbox, its
-- rows have moved there before this runs.
drop table sandbox_sms, sandbox_mail, sandbox_game_transfer, sandbox_payment, sandbox_payout;
