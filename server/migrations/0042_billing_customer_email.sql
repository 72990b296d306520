-- The job that tells the card provider the new address of an account.
select jobs.create_queue('billing-customer-email', '{"policy": "standard", "notify": true}');
