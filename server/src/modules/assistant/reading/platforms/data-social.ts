// Where people follow, write to and meet each other. Columns: slug | title | hosts | address of a handle | names.
// The slug is that of Simple Icons where it has one. `~` marks an everyday word, which needs a handle beside it.
export const SOCIAL = `
instagram|Instagram|instagram.com,instagr.am|instagram.com/{}|insta,ig,instagramm,instragram,instagam,instargam,insta gram
tiktok|TikTok|tiktok.com,vm.tiktok.com|www.tiktok.com/@{}|tik tok,tictok,tiktoc,tt
youtube|YouTube|youtube.com,youtu.be|www.youtube.com/@{}|yt,you tube,youtub,utube,youtube channel,youtube-kanal,chaîne youtube,canal de youtube
x|X|x.com,twitter.com|x.com/{}|twitter,~x,twiter,x.com,twitter/x
threads|Threads|threads.net,threads.com|www.threads.com/@{}|~threads,~thread
bluesky|Bluesky|bsky.app|bsky.app/profile/{}|bsky,blue sky
mastodon|Mastodon|mastodon.social,mastodon.online,mastodon.world,mstdn.social,mas.to,fosstodon.org,chaos.social,hachyderm.io|mastodon.social/@{}|masto,fediverse
facebook|Facebook|facebook.com,fb.com,fb.me|www.facebook.com/{}|fb,facebook page,facebook-seite
messenger|Messenger|m.me,messenger.com|m.me/{}|~messenger,fb messenger,facebook messenger
whatsapp|WhatsApp|wa.me,whatsapp.com,api.whatsapp.com,chat.whatsapp.com|wa.me/{}|whats app,wapp,watsapp,whatsap,wasap,wasapp,guasap,wp,wpp,zap
telegram|Telegram|t.me,telegram.me,telegram.org|t.me/{}|tg,telegramm
signal|Signal|signal.me,signal.group||~signal
viber|Viber|viber.com|
line|LINE|line.me,lin.ee|line.me/ti/p/~{}|~line
wechat|WeChat|wechat.com,weixin.qq.com||weixin,we chat
kakaotalk|KakaoTalk|open.kakao.com,kakao.com||kakao
snapchat|Snapchat|snapchat.com|www.snapchat.com/add/{}|snap,snap chat
bereal|BeReal|bere.al,bereal.com|bere.al/{}|be real
linkedin|LinkedIn|linkedin.com,lnkd.in|www.linkedin.com/in/{}|linked in,linkdin,linkedn,likedin
xing|XING|xing.com|www.xing.com/profile/{}|
pinterest|Pinterest|pinterest.com,pin.it,pinterest.de,pinterest.fr,pinterest.co.uk|www.pinterest.com/{}|pintrest,~pins
reddit|Reddit|reddit.com,redd.it|www.reddit.com/user/{}|subreddit
tumblr|Tumblr|tumblr.com|www.tumblr.com/{}|tumbler,tumblr blog
vk|VK|vk.com|vk.com/{}|vkontakte
weibo|Weibo|weibo.com|weibo.com/{}|sina weibo
clubhouse|Clubhouse|clubhouse.com|www.clubhouse.com/@{}|~clubhouse
quora|Quora|quora.com|www.quora.com/profile/{}|
nextdoor|Nextdoor|nextdoor.com|
lemon8|Lemon8|lemon8-app.com|www.lemon8-app.com/{}|
meetup|Meetup|meetup.com|www.meetup.com/{}|~meetup,meetup.com
tinder|Tinder|tinder.com|tinder.com/@{}|
discord|Discord|discord.gg,discord.com|discord.gg/{}|dc server,discord server
twitch|Twitch|twitch.tv|www.twitch.tv/{}|twich,twitchtv
kick|Kick|kick.com|kick.com/{}|~kick
steam|Steam|steamcommunity.com,store.steampowered.com,steampowered.com|steamcommunity.com/id/{}|~steam,steam profile
xbox|Xbox|xbox.com||xbox live
playstation|PlayStation|playstation.com||psn,~ps
nintendo|Nintendo|nintendo.com|
roblox|Roblox|roblox.com|
epicgames|Epic Games|epicgames.com|
itchdotio|itch.io|itch.io|{}.itch.io|itch,itch io
linktree|Linktree|linktr.ee|linktr.ee/{}|link tree,linktr.ee
beacons|Beacons|beacons.ai|beacons.ai/{}|~beacons
aboutdotme|about.me|about.me|about.me/{}|
carrd|Carrd|carrd.co|{}.carrd.co|
onlyfans|OnlyFans|onlyfans.com|onlyfans.com/{}|only fans
fansly|Fansly|fansly.com|fansly.com/{}|
strava|Strava|strava.com|www.strava.com/athletes/{}|
komoot|Komoot|komoot.com,komoot.de|www.komoot.com/user/{}|
goodreads|Goodreads|goodreads.com|www.goodreads.com/{}|good reads
letterboxd|Letterboxd|letterboxd.com,boxd.it|letterboxd.com/{}|letterbox d
imdb|IMDb|imdb.com|
wattpad|Wattpad|wattpad.com|www.wattpad.com/user/{}|watt pad
ao3|Archive of Our Own|archiveofourown.org|archiveofourown.org/users/{}|archive of our own
chess|Chess.com|chess.com|www.chess.com/member/{}|chess com,~chess
lichess|Lichess|lichess.org|lichess.org/@/{}|
duolingo|Duolingo|duolingo.com|www.duolingo.com/profile/{}|
storygraph|StoryGraph|app.thestorygraph.com|app.thestorygraph.com/profile/{}|story graph
researchgate|ResearchGate|researchgate.net|www.researchgate.net/profile/{}|research gate
orcid|ORCID|orcid.org|orcid.org/{}|
googlescholar|Google Scholar|scholar.google.com||~scholar
academia|Academia.edu|academia.edu|
doximity|Doximity|doximity.com|
`;
