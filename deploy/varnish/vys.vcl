# Varnish in front of Vys: a cache for the public pages that Vys purges, and both origins behind one port. It has no TLS:
# put Caddy, nginx or hitch before it.
# Debian: apt-get install varnish; start it with
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/vys.vcl -s malloc,1g -p http_gzip_support=off
# since Vys compresses by itself, with Brotli too.
# Vys: VYS_TRUSTED_PROXIES=127.0.0.1 CACHE_PURGE_URLS=http://127.0.0.1:6081
# What it does and why: docs/fronts.md.
vcl 4.1;

import std;

backend pages {
  .host = "127.0.0.1";
  .port = "4101";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
}

backend app {
  .host = "127.0.0.1";
  .port = "4100";
  .first_byte_timeout = 130s;
  .between_bytes_timeout = 130s;
}

# From where Vys purges.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # The host of APP_ORIGIN: never cached. The live channel is a WebSocket.
  if (req.http.Host == "vys.example.com") {
    set req.backend_hint = app;
    if (req.http.Upgrade ~ "(?i)websocket") {
      return (pipe);
    }
    return (pass);
  }
  set req.backend_hint = pages;

  if (req.method == "PURGE") {
    # With a proxy before Varnish, every visitor connects from here: only Vys itself sends no forwarded address.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(405, "Not allowed"));
    }
    return (purge);
  }

  # Vys has three forms of each page.
  if (req.http.Accept-Encoding ~ "(?i)(^|[,\s])br(?!\s*;\s*q=0)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|[,\s])(x-)?gzip(?!\s*;\s*q=0)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Forms, counting visits, reports.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The player beside a page, visits of its creator, and what would become a service worker, which Vys rejects.
  if (req.url ~ "\?play=" || req.http.Cookie ~ "vys_own=" || req.http.Service-Worker ||
      req.http.Sec-Fetch-Dest ~ "(?i)serviceworker") {
    return (pass);
  }
  unset req.http.Cookie;
  # What has run out is shown only after Vys has failed, see vcl_deliver.
  if (req.restarts == 0) {
    set req.grace = 0s;
  }
  return (hash);
}

# A page is the same for every query.
sub vcl_hash {
  if (req.url ~ "^/[a-z0-9_-]{3,20}(\?|$)") {
    hash_data(regsub(req.url, "\?.*$", ""));
  } else {
    hash_data(req.url);
  }
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status >= 500) {
    # Something is kept, which a response would replace and an error does not.
    if (bereq.http.If-None-Match) {
      return (error(503, "Service Unavailable"));
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  if (bereq.url ~ "^/[a-z0-9_-]{3,20}(\?|$)") {
    # Only what Vys says may be kept until it is purged; redirects carry the query that they were asked with.
    if (beresp.status == 200 && beresp.http.CDN-Cache-Control ~ "^max-age=\d+") {
      set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^max-age=(\d+).*$", "\1s"), 0s);
      set beresp.grace = 24h;
    } else {
      # Remembered for two minutes, so that visitors who ask at once do not wait for each other.
      set beresp.uncacheable = true;
      set beresp.ttl = 120s;
    }
  } else {
    # Browsers may keep pictures for good; here one that was deleted is gone within the hour.
    if (bereq.url ~ "^/_/(media|og)/" && beresp.ttl > 1h) {
      set beresp.ttl = 1h;
    }
    if (beresp.http.Cache-Control ~ "no-store|private" || beresp.ttl <= 0s) {
      set beresp.uncacheable = true;
      set beresp.ttl = 120s;
    } else {
      set beresp.grace = 24h;
    }
  }
  # For asking again with If-None-Match.
  set beresp.keep = 24h;
  unset beresp.http.CDN-Cache-Control;
  return (deliver);
}

sub vcl_deliver {
  # While Vys is away, what was kept is shown.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") &&
      req.backend_hint == pages) {
    set req.grace = 24h;
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
  }
}
