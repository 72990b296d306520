// Phrases in English.
import type { Phrases } from './phrases.ts';

export const enPhrases: Phrases = {
  plans: `how much does it cost
what are your prices
which plans do you have
what is the difference between pro and premium
how much is the pro plan per month
what do I get with starter
pricing of vys
is premium worth it
how do I upgrade my plan`,
  free: `is it free
what is free
is vys really free
do I have to pay for this
can I use it for free forever
what does the free plan include
does the free plan expire
which plan am I on`,
  'ai-allowance': `how many AI requests do I have left
how many messages can I send you
is there a limit on the assistant
do my messages cost something
what happens when my AI requests are used up
how many credits do I have
do you count my requests
when does my allowance reset`,
  assistant: `who are you
are you an AI
are you chatgpt
which model do you use
are you a robot or a human
what can you do
how do you work
what can I ask you
do you send my data to openai`,
  publish: `how do I publish my page
how do I go live
how can people see my page
publish my page
make my page public
put it online
is my page online
why can't anyone see my page
how do I publish my changes
are my changes live already`,
  unpublish: `how do I unpublish my page
take my page offline
how can I hide my page from visitors
make my page private
can I deactivate my page for a while
pause my page
unpublish`,
  address: `what is my link
what is my url
where is my page
where can I find my page
what's the address of my page
show me my link
what is my public address
how do people find my page`,
  username: `how do I change my username
can I change my url
I want another link name
how can I rename my address
change my username
my username is wrong
what happens to the old link when I change my name
change the name in my url`,
  'email-change': `how do I change my email address
change the email of my account
I want to sign in with another email
update my login email
can I use a different email for my account`,
  'qr-code': `where is my qr code
how do I get a qr code
where do I find my qr code
can I download a qr code
does my page have a qr code
can I change the color of the qr code
print my qr code
qr code for my flyer`,
  share: `how do I share my page
where do I put my link
how do I add this to my instagram bio
share my page with friends
how do I send my page to someone`,
  analytics: `where do I see my statistics
how many people visited my page
how many views do I have
how many clicks did my links get
do you have analytics
what do you count
who visited my page
do you track visitors
how far back do stats go
can I use google analytics`,
  domain: `can I use my own domain
custom domain
connect my domain
how do I link my website address to this page
do you support custom domains
I own a domain can I use it here
use www.mydomain.com for my page`,
  images: `how do I upload a photo
how big can images be
what is the maximum file size
which image formats are supported
how do I change my profile picture
can I upload pictures
why does my image upload fail`,
  storage: `how much storage do I have
my storage is full
how do I free up space
how much space is left
storage limit`,
  'delete-account': `how do I delete my account
please remove my account
delete my account
close my account
I want to leave vys
remove all my data
deactivate my account forever`,
  'delete-page': `how do I delete my page
delete my page completely
can I remove the page from vys
I don't want a page anymore
erase my site from the internet`,
  'my-data': `can I download my data
give me a copy of my data
export all my personal data
what do you store about me
gdpr data request`,
  export: `can I export my page
download my page as html
can I host my page somewhere else
how do I back up my page
get the source files of my page
export as json
take my page with me to another host`,
  import: `can I import my linktree
import a page
how do I move from linktree to vys
bring my website here
can I copy my existing page
import from beacons
migrate my old page`,
  history: `can I undo a change
how do I go back to an earlier version
where is the version history
how do I restore an old version
can I see previous versions
is my work saved
how many versions do you keep`,
  code: `can I edit the code
where is the code editor
can I see the html
why is the code editor locked
can I write my own css
how do I edit jsx`,
  scripts: `can I add a script
add google tag manager
can I add the facebook pixel
add custom javascript
insert a tracking code
can I paste html code
add an iframe widget`,
  team: `can I invite team members
can several people edit the page
add a colleague to my account
share access with my assistant
how many users can I have
what does the team plan include
work together on the page`,
  'several-pages': `can I have more than one page
how do I create a second page
how many pages can I have
I need two websites
can I make several pages
add another page to my account`,
  languages: `which languages do you speak
do you speak german
can I write to you in spanish
can my page be in french
is the app available in other languages
change the language of the app`,
  privacy: `is this gdpr compliant
do you use cookies
do I need a cookie banner
where is my data stored
is my data safe
what about privacy
do you sell my data
privacy policy`,
  support: `how do I contact support
I need help from a human
who do I talk to about a problem
report a bug
is there a support email
can I call you
customer service`,
  'links-limit': `how many links can I add
is there a limit on links
what is the maximum number of links
can I have unlimited links
can I add more than 10 links`,
  payments: `how do I pay
can I pay with paypal
which credit cards do you accept
where do I add my card
where are my invoices
can I get a refund
update my payment method
do you charge me automatically`,
  selling: `can people pay me on my page
how do I sell products here
can I take donations
do you take a share of my sales`,
  editing: `how do I edit my page
how do I add a link
how do I change the text
how do I move things around`,
  cancel: `how do I cancel my subscription
cancel my plan
how do I downgrade to free
stop my subscription
can I cancel anytime
end my membership`,
  branding: `how do I remove made with vys
remove the vys logo
can I hide your branding
get rid of the watermark
why does it say made with vys at the bottom`,
  newsletter: `where do I see my subscribers
how do I export my newsletter list
who signed up for my newsletter
can I send newsletters
how do I email my subscribers
how does the newsletter form work
do subscribers have to confirm`,
  forms: `where do I see messages from visitors
where do contact form messages go
who filled in my form
how do I read my guestbook entries
do I get an email when someone writes
export form submissions`,
  seo: `will google find my page
why is my page not on google
how do I improve seo
can I change the meta description
how do I get found in search engines
is my page indexed
what is the preview image when I share`,
  embed: `can I embed a youtube video
can I embed my page in my website
how do I put a spotify player on the page
embed vys in wordpress
why does the video not play inside the page
iframe of my page`,
  password: `how do I change my password
I forgot my password
reset my password
change password
my password doesn't work`,
  'two-factor': `how do I turn on two-factor authentication
do you have 2fa
set up an authenticator app
make my login more secure
I lost my phone with the authenticator
where are my recovery codes`,
  passkeys: `can I sign in with a passkey
how do I add a passkey
do you support face id
sign in with fingerprint
login without password`,
  devices: `where am I logged in
sign out of all devices
someone else is using my account
log me out everywhere
I think my account was hacked
show my active sessions`,
  'mobile-app': `is there a mobile app
do you have an iphone app
can I edit on my phone
is there an android app
does it work on mobile
where can I download the app`,
  knowledge: `what's the weather tomorrow
who won the football game
what is the capital of france
tell me the news
what time is it in tokyo
how old is the president
explain quantum physics
what is the meaning of life
should I buy bitcoin
what should I cook tonight
how do I lose weight
tell me a joke`,
  advice: `what should I take for a headache
is this legal
should I invest in stocks
can my landlord evict me
how do I treat a fever`,
  writing: `write me a poem
write an essay about climate change
do my homework
solve this equation
write a cover letter for my application
help me with my math
write a story about a dragon
summarize this article
translate this text into french
write a song for my girlfriend
write my thesis`,
  outreach: `call my customers
send an email to my clients
post this on instagram
text my friends that I'm live
message everyone on my list
reply to my comments
write to my boss
schedule a tweet
send a whatsapp to my mother
phone the dentist`,
  software: `build me an app
make an iphone app
write a python script
program a game for me
create a discord bot
build an online shop with checkout and inventory
code a website with a login and database
hack this website
make me a chrome extension
develop an android application`,
  errand: `order a pizza
book a flight to paris
buy me a ticket
find me a job
remind me tomorrow at 9
set an alarm
make a restaurant reservation
find me an apartment
draw me a picture of a cat
generate a logo
pay my bills
play some music`,
  hello: `hello
hi
hey there
good morning
good evening
hi how are you
hello assistant
yo
what's up`,
  thanks: `thanks
thank you
thank you so much
thx
cheers
great thanks
thanks a lot that helps
ok thanks
perfect thank you`,
  praise: `I love it
this looks great
awesome
wow beautiful
perfect
you are amazing
well done
looks good
nice
very nice work`,
  complaint: `this is ugly
I don't like it
I hate this design
this looks terrible
that's bad
it looks boring
this is awful
you suck
this looks cheap
not what I wanted
that is horrible`,
  bye: `bye
goodbye
see you later
that's all for today
good night
I'm done for now`,
};
