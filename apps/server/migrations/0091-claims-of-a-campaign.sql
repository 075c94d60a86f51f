-- Claims of a campaign, newest first: a page of them reads no more than it shows.
create index campaign_claim_of_campaign on campaign_claim (tenant_id, campaign_id, claimed_at desc);
