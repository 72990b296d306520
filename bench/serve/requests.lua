-- Sends the requests of a list, one per line: path, tab, ETag or nothing.
local requests, count, place = {}, 0, 0

function init(args)
  for line in io.lines(args[1]) do
    local path, etag = line:match("^(.-)\t(.*)$")
    local headers = { ["Accept-Encoding"] = "gzip", ["Host"] = wrk.headers["Host"] }
    if etag ~= "" then headers["If-None-Match"] = etag end
    count = count + 1
    requests[count] = wrk.format("GET", path, headers)
  end
end

function request()
  place = place % count + 1
  return requests[place]
end
