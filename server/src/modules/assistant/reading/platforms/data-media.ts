// Where people listen, watch, read, write code and show their work. Columns as in `data-social.ts`.
export const MEDIA = `
spotify|Spotify|spotify.com,open.spotify.com,spoti.fi|open.spotify.com/user/{}|spotfy,spotifi
applemusic|Apple Music|music.apple.com||apple musik,itunes
youtubemusic|YouTube Music|music.youtube.com|music.youtube.com/@{}|yt music
amazonmusic|Amazon Music|music.amazon.com,music.amazon.de,music.amazon.co.uk,music.amazon.fr||
soundcloud|SoundCloud|soundcloud.com,on.soundcloud.com|soundcloud.com/{}|sound cloud,~sc
bandcamp|Bandcamp|bandcamp.com|{}.bandcamp.com|band camp
deezer|Deezer|deezer.com|
tidal|TIDAL|tidal.com|tidal.com/@{}|~tidal
qobuz|Qobuz|qobuz.com|
audiomack|Audiomack|audiomack.com|audiomack.com/{}|
beatport|Beatport|beatport.com|
mixcloud|Mixcloud|mixcloud.com|www.mixcloud.com/{}|mix cloud
lastdotfm|Last.fm|last.fm|www.last.fm/user/{}|lastfm,last fm
genius|Genius|genius.com|genius.com/{}|~genius
discogs|Discogs|discogs.com|www.discogs.com/user/{}|
shazam|Shazam|shazam.com|
musicbrainz|MusicBrainz|musicbrainz.org|
applepodcasts|Apple Podcasts|podcasts.apple.com||apple podcast
podlink|Pod.link|pod.link|pod.link/{}|pod link
pocketcasts|Pocket Casts|pca.st,pocketcasts.com||pocketcasts
overcast|Overcast|overcast.fm||~overcast
castbox|Castbox|castbox.fm|
rss|RSS|feeds.feedburner.com||~rss,rss feed
audible|Audible|audible.com,audible.de,audible.co.uk||~audible
vimeo|Vimeo|vimeo.com|vimeo.com/{}|
dailymotion|Dailymotion|dailymotion.com,dai.ly|www.dailymotion.com/{}|
rumble|Rumble|rumble.com|rumble.com/user/{}|~rumble
netflix|Netflix|netflix.com|
substack|Substack|substack.com|{}.substack.com|sub stack
medium|Medium|medium.com|medium.com/@{}|~medium
ghost|Ghost|ghost.io|{}.ghost.io|~ghost
beehiiv|beehiiv|beehiiv.com|{}.beehiiv.com|beehive newsletter
mailchimp|Mailchimp|mailchi.mp,mailchimp.com||mail chimp
wordpress|WordPress|wordpress.com|{}.wordpress.com|word press
blogger|Blogger|blogspot.com,blogger.com|{}.blogspot.com|blogspot
wix|Wix|wixsite.com,wix.com|
squarespace|Squarespace|squarespace.com|
notion|Notion|notion.so,notion.site||~notion
devdotto|DEV|dev.to|dev.to/{}|dev to
hashnode|Hashnode|hashnode.com,hashnode.dev|hashnode.com/@{}|
hackernews|Hacker News|news.ycombinator.com|news.ycombinator.com/user?id={}|hn
github|GitHub|github.com,github.io|github.com/{}|git hub,gh
gitlab|GitLab|gitlab.com|gitlab.com/{}|git lab
bitbucket|Bitbucket|bitbucket.org|bitbucket.org/{}|
codeberg|Codeberg|codeberg.org|codeberg.org/{}|
sourcehut|SourceHut|sr.ht|sr.ht/~{}|
npm|npm|npmjs.com|www.npmjs.com/~{}|
pypi|PyPI|pypi.org|pypi.org/user/{}|
huggingface|Hugging Face|huggingface.co|huggingface.co/{}|huggingface
kaggle|Kaggle|kaggle.com|www.kaggle.com/{}|
leetcode|LeetCode|leetcode.com|leetcode.com/u/{}|leet code
stackoverflow|Stack Overflow|stackoverflow.com|stackoverflow.com/users/{}|stackoverflow
codepen|CodePen|codepen.io|codepen.io/{}|code pen
replit|Replit|replit.com|replit.com/@{}|
producthunt|Product Hunt|producthunt.com|www.producthunt.com/@{}|producthunt
dribbble|Dribbble|dribbble.com|dribbble.com/{}|dribble
behance|Behance|behance.net|www.behance.net/{}|
figma|Figma|figma.com|www.figma.com/@{}|
artstation|ArtStation|artstation.com|www.artstation.com/{}|art station
deviantart|DeviantArt|deviantart.com|www.deviantart.com/{}|deviant art
pixiv|pixiv|pixiv.net|www.pixiv.net/users/{}|
flickr|Flickr|flickr.com|www.flickr.com/people/{}|
500px|500px|500px.com|500px.com/p/{}|500 px
unsplash|Unsplash|unsplash.com|unsplash.com/@{}|
vsco|VSCO|vsco.co|vsco.co/{}|
redbubble|Redbubble|redbubble.com|www.redbubble.com/people/{}|red bubble
society6|Society6|society6.com|society6.com/{}|
webtoon|WEBTOON|webtoons.com||~webtoon
skillshare|Skillshare|skillshare.com,skl.sh|www.skillshare.com/en/user/{}|skill share
udemy|Udemy|udemy.com|www.udemy.com/user/{}|
coursera|Coursera|coursera.org|
teachable|Teachable|teachable.com|{}.teachable.com|
kajabi|Kajabi|mykajabi.com|
googledrive|Google Drive|drive.google.com||g drive
googleforms|Google Forms|forms.gle,docs.google.com||google form
typeform|Typeform|typeform.com|
dropbox|Dropbox|dropbox.com|
zoom|Zoom|zoom.us||~zoom
googlemeet|Google Meet|meet.google.com||
loom|Loom|loom.com||~loom
appstore|App Store|apps.apple.com||apple app store
googleplay|Google Play|play.google.com||play store
`;
