-- pages: the queue that tells caches in front of the public pages which of them have changed.
select jobs.create_queue('cache-purge', '{"policy": "standard", "notify": true}');
