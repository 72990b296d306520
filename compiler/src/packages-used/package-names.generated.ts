// Written by tools/generate/build-packages.ts from the installed packages; not to be edited.
export const MOTION_NAMES = `AnimatePresence LayoutGroup MotionConfig Reorder animate inView motion scroll stagger useAnimate useAnimation useAnimationControls useAnimationFrame useCycle useDragControls useInView useIsPresent useMotionTemplate useMotionValue useMotionValueEvent usePresence useReducedMotion useScroll useSpring useTime useTransform useVelocity`;
export const DATE_NAMES = `add addBusinessDays addDays addHours addISOWeekYears addMilliseconds addMinutes addMonths addQuarters addSeconds addWeeks addYears areIntervalsOverlapping clamp closestIndexTo closestTo compareAsc compareDesc constructFrom constructNow daysToWeeks differenceInBusinessDays differenceInCalendarDays differenceInCalendarISOWeekYears differenceInCalendarISOWeeks differenceInCalendarMonths differenceInCalendarQuarters differenceInCalendarWeeks differenceInCalendarYears differenceInDays differenceInHours differenceInISOWeekYears differenceInMilliseconds differenceInMinutes differenceInMonths differenceInQuarters differenceInSeconds differenceInWeeks differenceInYears eachDayOfInterval eachHourOfInterval eachMinuteOfInterval eachMonthOfInterval eachQuarterOfInterval eachWeekOfInterval eachWeekendOfInterval eachWeekendOfMonth eachWeekendOfYear eachYearOfInterval endOfDay endOfDecade endOfHour endOfISOWeek endOfISOWeekYear endOfMinute endOfMonth endOfQuarter endOfSecond endOfToday endOfTomorrow endOfWeek endOfYear endOfYesterday format formatDate formatDistance formatDistanceStrict formatDistanceToNow formatDistanceToNowStrict formatDuration formatISO formatISO9075 formatISODuration formatRFC3339 formatRFC7231 formatRelative formatters fromUnixTime getDate getDay getDayOfYear getDaysInMonth getDaysInYear getDecade getDefaultOptions getHours getISODay getISOWeek getISOWeekYear getISOWeeksInYear getMilliseconds getMinutes getMonth getOverlappingDaysInIntervals getQuarter getSeconds getTime getUnixTime getWeek getWeekOfMonth getWeekYear getWeeksInMonth getYear hoursToMilliseconds hoursToMinutes hoursToSeconds interval intervalToDuration intlFormat intlFormatDistance isAfter isBefore isDate isEqual isExists isFirstDayOfMonth isFriday isFuture isLastDayOfMonth isLeapYear isMatch isMonday isPast isSameDay isSameHour isSameISOWeek isSameISOWeekYear isSameMinute isSameMonth isSameQuarter isSameSecond isSameWeek isSameYear isSaturday isSunday isThisHour isThisISOWeek isThisMinute isThisMonth isThisQuarter isThisSecond isThisWeek isThisYear isThursday isToday isTomorrow isTuesday isValid isWednesday isWeekend isWithinInterval isYesterday lastDayOfDecade lastDayOfISOWeek lastDayOfISOWeekYear lastDayOfMonth lastDayOfQuarter lastDayOfWeek lastDayOfYear lightFormat lightFormatters longFormatters max milliseconds millisecondsToHours millisecondsToMinutes millisecondsToSeconds min minutesToHours minutesToMilliseconds minutesToSeconds monthsToQuarters monthsToYears nextDay nextFriday nextMonday nextSaturday nextSunday nextThursday nextTuesday nextWednesday parse parseISO parseJSON parsers previousDay previousFriday previousMonday previousSaturday previousSunday previousThursday previousTuesday previousWednesday quartersToMonths quartersToYears roundToNearestHours roundToNearestMinutes secondsToHours secondsToMilliseconds secondsToMinutes set setDate setDay setDayOfYear setDefaultOptions setHours setISODay setISOWeek setISOWeekYear setMilliseconds setMinutes setMonth setQuarter setSeconds setWeek setWeekYear setYear startOfDay startOfDecade startOfHour startOfISOWeek startOfISOWeekYear startOfMinute startOfMonth startOfQuarter startOfSecond startOfToday startOfTomorrow startOfWeek startOfWeekYear startOfYear startOfYesterday sub subBusinessDays subDays subHours subISOWeekYears subMilliseconds subMinutes subMonths subQuarters subSeconds subWeeks subYears toDate transpose weeksToDays yearsToDays yearsToMonths yearsToQuarters`;
/** One line per icon: its file, then its names beside the one its file tells. */
export const ICON_LINES = `a-arrow-down
a-arrow-up
a-large-small
accessibility
activity
ad
air-vent
airplay
alarm-clock
alarm-clock-check AlarmCheck
alarm-clock-minus AlarmMinus
alarm-clock-off
alarm-clock-plus AlarmPlus
alarm-smoke
align-center-horizontal
align-center-vertical
align-end-horizontal
align-end-vertical
align-horizontal-distribute-center
align-horizontal-distribute-end
align-horizontal-distribute-start
align-horizontal-justify-center
align-horizontal-justify-end
align-horizontal-justify-start
align-horizontal-space-around
align-horizontal-space-between
align-start-horizontal
align-start-vertical
align-vertical-distribute-center
align-vertical-distribute-end
align-vertical-distribute-start
align-vertical-justify-center
align-vertical-justify-end
align-vertical-justify-start
align-vertical-space-around
align-vertical-space-between
ambulance
ampersand
ampersands
amphora
anchor
angle
antenna
anvil
aperture
app-window
app-window-mac
apple
archive
archive-arrow-down
archive-arrow-up ArchiveRestore
archive-x
armchair
armenian-dram
arrow-big-down
arrow-big-down-dash
arrow-big-left
arrow-big-left-dash
arrow-big-right
arrow-big-right-dash
arrow-big-up
arrow-big-up-dash
arrow-down
arrow-down-0-1
arrow-down-1-0
arrow-down-a-z ArrowDownAz
arrow-down-from-line
arrow-down-left
arrow-down-narrow-wide
arrow-down-right
arrow-down-to-dot
arrow-down-to-line
arrow-down-up
arrow-down-wide-narrow SortDesc
arrow-down-z-a ArrowDownZa
arrow-left
arrow-left-from-line
arrow-left-right
arrow-left-to-line
arrow-right
arrow-right-from-line
arrow-right-left
arrow-right-to-line
arrow-up
arrow-up-0-1
arrow-up-1-0
arrow-up-a-z ArrowUpAz
arrow-up-down
arrow-up-from-dot
arrow-up-from-line
arrow-up-left
arrow-up-narrow-wide SortAsc
arrow-up-right
arrow-up-to-line
arrow-up-wide-narrow
arrow-up-z-a ArrowUpZa
arrows-up-from-line
asterisk
asterism
astroid
at-sign
atom
audio-lines
audio-lines-off
audio-lines-x
audio-waveform
avocado
award
axe
axis-3d Axis3D
azerbaijani-manat
baby
backpack
bacon
badge
badge-cent
badge-check Verified
badge-dollar-sign
badge-euro
badge-exclamation-point BadgeAlert
badge-indian-rupee
badge-info
badge-japanese-yen
badge-minus
badge-percent
badge-plus
badge-pound-sterling
badge-question-mark BadgeHelp
badge-russian-ruble
badge-swiss-franc
badge-turkish-lira
badge-x
baggage-claim
ball-wave
balloon
ban
banana
bandage
bangladeshi-taka
banknote
banknote-arrow-down
banknote-arrow-up
banknote-check
banknote-x
barcode
barrel
baseline
bath
battery
battery-charging
battery-exclamation-point BatteryWarning
battery-full
battery-low
battery-medium
battery-plus
beaker
bean
bean-off
bed
bed-double
bed-single
beef
beef-off
beer
beer-off
belarusian-ruble
bell
bell-check
bell-dot
bell-electric
bell-minus
bell-off
bell-plus
bell-ring
between-horizontal-end BetweenHorizonalEnd
between-horizontal-start BetweenHorizonalStart
between-vertical-end
between-vertical-start
biceps-flexed
bike
binary
binoculars
biohazard
bird
birdhouse
bitcoin
blend
blender
blinds
blocks
bluetooth
bluetooth-connected
bluetooth-off
bluetooth-searching
bolt
bomb
bone
bone-fracture
book
book-a
book-audio
book-bookmark BookMarked
book-check
book-copy
book-dashed BookTemplate
book-down
book-exclamation-point BookAlert
book-headphones
book-heart
book-image
book-key
book-lock
book-minus
book-open
book-open-check
book-open-text
book-plus
book-search
book-text
book-type
book-up
book-up-2
book-user
book-x
bookmark
bookmark-check
bookmark-minus
bookmark-off
bookmark-plus
bookmark-x
boom-box
bot
bot-message-square
bot-off
bottle-wine
bow-arrow
box
boxes
boxes-linked
braces CurlyBraces
brackets
brain
brain-circuit
brain-cog
brain-off
brick-wall
brick-wall-fire
brick-wall-shield
bridge
briefcase
briefcase-business
briefcase-conveyor-belt
briefcase-medical
briefcase-plus
bring-to-front
broccoli
broom
broom-sparkles
brush
brush-cleaning
bubbles
bug
bug-off
bug-play
building
building-complex Building2
building-complex-plus
bus
bus-front
cable
cable-car
cake
cake-slice
calculator
calendar
calendar-1
calendar-arrow-down
calendar-arrow-left
calendar-arrow-right
calendar-arrow-up
calendar-check
calendar-check-2
calendar-chevrons-left
calendar-chevrons-right
calendar-clock
calendar-cog
calendar-days
calendar-fold
calendar-heart
calendar-minus
calendar-minus-2
calendar-off
calendar-plus
calendar-plus-2
calendar-range
calendar-search
calendar-sync
calendar-x
calendar-x-2
calendars
camera
camera-off
can
can-soda
candy
candy-cane
candy-off
cannabis
cannabis-off
cap
captions Subtitles
captions-off
car
car-battery
car-front
car-taxi-front
caravan
card-sim
carrot
carton
carton-off
case-lower
case-sensitive
case-upper
cassette-tape
cast
castle
cat
cctv
cctv-off
certificate
chart-area AreaChart
chart-bar BarChartHorizontal
chart-bar-big BarChartHorizontalBig
chart-bar-decreasing
chart-bar-increasing
chart-bar-stacked
chart-bell-curve
chart-candlestick CandlestickChart
chart-column BarChart3
chart-column-big BarChartBig
chart-column-decreasing
chart-column-increasing BarChart4
chart-column-stacked
chart-gantt
chart-line LineChart
chart-network
chart-no-axes-column BarChart2
chart-no-axes-column-decreasing
chart-no-axes-column-increasing BarChart
chart-no-axes-combined
chart-no-axes-gantt GanttChart
chart-pie PieChart
chart-quadrant
chart-radar
chart-scatter ScatterChart
chart-spline
check
check-check
check-line
cheese
chef-hat
cherry
chess-bishop
chess-king
chess-knight
chess-pawn
chess-queen
chess-rook
chevron-down
chevron-first
chevron-last
chevron-left
chevron-right
chevron-up
chevrons-down
chevrons-down-up
chevrons-left
chevrons-left-right
chevrons-left-right-ellipsis
chevrons-right
chevrons-right-left
chevrons-up
chevrons-up-down
church
cigarette
cigarette-off
circle
circle-arrow-down ArrowDownCircle
circle-arrow-down-left-exit ArrowDownLeftFromCircle CircleArrowOutDownLeft
circle-arrow-down-right-exit ArrowDownRightFromCircle CircleArrowOutDownRight
circle-arrow-left ArrowLeftCircle
circle-arrow-right ArrowRightCircle
circle-arrow-up ArrowUpCircle
circle-arrow-up-left-exit ArrowUpLeftFromCircle CircleArrowOutUpLeft
circle-arrow-up-right-exit ArrowUpRightFromCircle CircleArrowOutUpRight
circle-check CheckCircle2
circle-check-big CheckCircle
circle-chevron-down ChevronDownCircle
circle-chevron-left ChevronLeftCircle
circle-chevron-right ChevronRightCircle
circle-chevron-up ChevronUpCircle
circle-chevrons-down
circle-chevrons-left
circle-chevrons-right
circle-chevrons-up
circle-dashed
circle-dashed-check
circle-divide DivideCircle
circle-dollar-sign
circle-dot
circle-dot-dashed
circle-ellipsis
circle-equal
circle-euro
circle-exclamation-point AlertCircle CircleAlert
circle-fading-arrow-up
circle-fading-check
circle-fading-play
circle-fading-plus
circle-gauge GaugeCircle
circle-letter-a
circle-letter-b
circle-letter-c Copyright
circle-letter-d
circle-letter-e
circle-letter-f
circle-letter-g
circle-letter-h
circle-letter-i
circle-letter-j
circle-letter-k
circle-letter-l
circle-letter-m
circle-letter-n
circle-letter-o
circle-letter-p CircleParking ParkingCircle
circle-letter-p-off CircleParkingOff ParkingCircleOff
circle-letter-q
circle-letter-r
circle-letter-s
circle-letter-t
circle-letter-u
circle-letter-v
circle-letter-w
circle-letter-x
circle-letter-y
circle-letter-z
circle-minus MinusCircle
circle-off
circle-pause PauseCircle
circle-percent PercentCircle
circle-pile
circle-play PlayCircle
circle-plus PlusCircle
circle-pound-sterling
circle-power PowerCircle
circle-question-mark CircleHelp HelpCircle
circle-slash
circle-slash-2 CircleSlashed
circle-small
circle-star
circle-stop StopCircle
circle-user UserCircle
circle-user-round UserCircle2
circle-x XCircle
circuit-board
citrus
clapperboard
clef-alto
clef-bass
clef-treble
clipboard
clipboard-check
clipboard-clock
clipboard-copy
clipboard-list
clipboard-minus
clipboard-paste
clipboard-pen ClipboardEdit
clipboard-pen-line ClipboardSignature
clipboard-plus
clipboard-type
clipboard-x
clock
clock-1
clock-10
clock-11
clock-12
clock-2
clock-3
clock-4
clock-5
clock-6
clock-7
clock-8
clock-9
clock-arrow-down
clock-arrow-left
clock-arrow-right
clock-arrow-up
clock-check
clock-exclamation-point ClockAlert
clock-fading
clock-plus
closed-caption
cloud
cloud-backup
cloud-check
cloud-cog
cloud-download DownloadCloud
cloud-drizzle
cloud-exclamation-point CloudAlert
cloud-fog
cloud-hail
cloud-lightning
cloud-moon
cloud-moon-rain
cloud-off
cloud-rain
cloud-rain-wind
cloud-snow
cloud-sun
cloud-sun-rain
cloud-sync
cloud-upload UploadCloud
cloudy
clover
club
code
code-xml Code2
coffee
cog
coins
columns-2 Columns
columns-3 PanelsLeftRight
columns-3-cog ColumnsSettings TableConfig
columns-4
combine
command
compass
component
computer
concierge-bell
cone
construction
contact
contact-round Contact2
container
contrast
cookie
cooking-pot
copy
copy-check
copy-minus
copy-plus
copy-slash
copy-x
copyleft
corner-down-left
corner-down-right
corner-left-down
corner-left-up
corner-right-down
corner-right-up
corner-up-left
corner-up-right
cpu
cpu-ai
creative-commons
credit-card
credit-card-check
credit-card-minus
credit-card-plus
credit-card-reader
credit-card-x
croissant
crop
cross
crosshair
crown
cuboid
cup-soda
cupcake
currency
cylinder
dam
database
database-arrow-down
database-arrow-up
database-backup
database-check
database-cog
database-minus
database-plus
database-search
database-x
database-zap
decimals-arrow-left
decimals-arrow-right
delete
dessert
diagram-flow-horizontal
diagram-flow-vertical
diameter
diamond
diamond-minus
diamond-percent PercentDiamond
diamond-plus
dice-1
dice-2
dice-3
dice-4
dice-5
dice-6
dices
diff
disc
disc-2
disc-3
disc-album
divide
dna
dna-off
dock
dog
dollar-sign
dome
donut
door-closed
door-closed-cog
door-closed-locked
door-closed-package
door-open
door-stairwell
dot
download
drafting-compass
drama
drill
drone
droplet
droplet-off
droplets
drum
drumstick
dumbbell
ear
ear-off
earbuds
earbuds-off
earth Globe2
earth-lock
eclipse
egg
egg-fried
egg-off
eighth-note Music2
eighth-notes Music
eject
ellipse
ellipsis MoreHorizontal
ellipsis-vertical MoreVertical
emirati-dirham
engine
equal
equal-approximately
equal-approximately-not
equal-not
eraser
ethernet-port
euro
ev-charger
exclamation-mark
expand
external-link
eye
eye-closed
eye-dashed
eye-off
face-angry Angry
face-expressionless Annoyed
face-grinning Laugh
face-neutral Meh
face-slightly-frowning Frown
face-slightly-smiling Smile
face-slightly-smiling-plus SmilePlus
factory
fan
fast-forward
faucet
feather
fence
ferris-wheel
file
file-archive
file-axis-3d FileAxis3D
file-badge FileBadge2
file-box
file-braces FileJson
file-braces-corner FileJson2
file-chart-column FileBarChart2
file-chart-column-increasing FileBarChart
file-chart-line FileLineChart
file-chart-pie FilePieChart
file-check
file-check-corner FileCheck2
file-clock
file-code
file-code-corner FileCode2
file-cog FileCog2
file-database
file-diff
file-digit
file-down
file-exclamation-point FileWarning
file-headphone FileAudio FileAudio2
file-heart
file-image
file-input
file-key FileKey2
file-lock FileLock2
file-minus
file-minus-corner FileMinus2
file-music
file-output
file-pen FileEdit
file-pen-line FileSignature
file-play FileVideo
file-plus
file-plus-corner FilePlus2
file-question-mark FileQuestion
file-scan
file-search
file-search-corner FileSearch2
file-signal FileVolume2
file-sliders
file-spreadsheet
file-stack
file-symlink
file-terminal
file-text
file-type
file-type-corner FileType2
file-up
file-user
file-video-camera FileVideo2
file-volume
file-x
file-x-corner FileX2
files
film
fingerprint-pattern Fingerprint
fire-extinguisher
fish
fish-off
fish-symbol
fishing-hook
fishing-rod
flag
flag-off
flag-triangle-left
flag-triangle-right
flame
flame-kindling
flashlight
flashlight-off
flask-conical
flask-conical-off
flask-round
flower
flower-2
focus
fold-horizontal
fold-vertical
folder
folder-archive
folder-bookmark
folder-check
folder-clock
folder-closed
folder-code
folder-cog FolderCog2
folder-dot
folder-down
folder-git
folder-git-2
folder-heart
folder-input
folder-kanban
folder-key
folder-lock
folder-minus
folder-open
folder-open-dot
folder-output
folder-pen FolderEdit
folder-plus
folder-root
folder-search
folder-search-2
folder-symlink
folder-sync
folder-tree
folder-up
folder-user
folder-users
folder-x
folders
footprints
forklift
form
forward
frame
fuel
fullscreen
funnel Filter
funnel-plus
funnel-x FilterX
galaxy
gallery-horizontal
gallery-horizontal-end
gallery-thumbnails
gallery-vertical
gallery-vertical-end
gamepad
gamepad-2
gamepad-directional
gap-horizontal
gap-vertical
gauge
gavel
gem
georgian-lari
germ
germ-off
ghost
gift
git-branch
git-branch-minus
git-branch-plus
git-commit-horizontal GitCommit
git-commit-vertical
git-compare
git-compare-arrows
git-fork
git-graph
git-merge
git-merge-conflict
git-pull-request
git-pull-request-arrow
git-pull-request-closed
git-pull-request-create
git-pull-request-create-arrow
git-pull-request-draft
glass-water
glasses
globe
globe-ban
globe-check
globe-code
globe-lock
globe-off
globe-plus
globe-x
goal
gpu
graduation-cap
grape
graph-hub
graph-ring
graph-star
grid-2x2 Grid2X2
grid-2x2-check Grid2X2Check
grid-2x2-plus Grid2X2Plus
grid-2x2-x Grid2X2X
grid-3x2 Grid3X2
grid-3x3 Grid Grid3X3
grid-3x3-off Grid3X3Off
grip
grip-horizontal
grip-vertical
groceries
group
guitar
guitar-electric
half-note Music3
ham
hamburger
hammer
hand
hand-coins
hand-fist
hand-grab Grab
hand-heart
hand-helping HelpingHand
hand-metal
hand-platter
handbag
handle-bottom-right
handshake
hard-drive
hard-drive-download
hard-drive-upload
hard-hat
hash
hat-glasses
haze
hd
hdmi-port
heading-1
heading-2
heading-3
heading-4
heading-5
heading-6
headphone-off
headphones
headset
heart
heart-crack
heart-handshake
heart-minus
heart-off
heart-plus
heart-pulse
heart-x
heater
helicopter
hexagon
highlighter
hiking-stick
hockey-stick
hop
hop-off
hospital
hot-air-balloon
hotel
hourglass
hourglass-cog
house Home
house-cog
house-heart
house-plug
house-plus
house-wifi
houses
ice-cream-bowl IceCream2
ice-cream-cone IceCream
id-card
id-card-lanyard
image
image-down
image-minus
image-off
image-play
image-plus
image-up
image-upscale
images
import
inbox
indian-rupee
infinity
info
inspection-panel
italic
iteration-ccw
iteration-cw
iv-bag
japanese-yen
joystick
kanban
kayak
kazakh-tenge
key
key-round
key-square
keyboard
keyboard-music
keyboard-off
lambda
lamp
lamp-ceiling
lamp-desk
lamp-floor
lamp-wall-down
lamp-wall-up
land-plot
landmark
languages
laptop
laptop-minimal Laptop2
laptop-minimal-check
laser
lasso
lasso-select
layer-arrow-down
layer-arrow-up
layers Layers3
layers-2
layers-arrow-down
layers-arrow-up
layers-minus
layers-plus
layout-arrow-down
layout-arrow-right
layout-dashboard
layout-freeform
layout-grid
layout-grid-circles
layout-grid-plus
layout-list
layout-panel-left
layout-panel-top
layout-template
leaf
leafy-green
lectern
lens
lens-concave
lens-convex
letter-a
letter-b Bold
letter-c
letter-d
letter-e
letter-f
letter-g
letter-h Heading
letter-i
letter-j
letter-k
letter-l
letter-m
letter-n
letter-o
letter-p
letter-q
letter-r
letter-s
letter-spacing
letter-t
letter-u
letter-v
letter-w
letter-x
letter-y
letter-z
letters
library
library-big
life-buoy
ligature
lightbulb
lightbulb-off
lighthouse
line-dot-bottom-vertical
line-dot-left-horizontal
line-dot-right-horizontal
line-dot-top-vertical
line-height
line-squiggle
line-style
link
link-2
link-2-off
list
list-check
list-checks
list-chevrons-down-up
list-chevrons-up-down
list-clock
list-collapse
list-end
list-filter
list-filter-plus
list-indent-decrease IndentDecrease Outdent
list-indent-increase Indent IndentIncrease
list-minus
list-music
list-ordered
list-plus
list-restart
list-sort-ascending
list-sort-descending
list-start
list-todo
list-tree
list-video
list-x
loader
loader-circle Loader2
loader-pinwheel
locate
locate-fixed
locate-off
lock
lock-keyhole
lock-keyhole-open UnlockKeyhole
lock-open Unlock
log-in
log-out
logs
lollipop
luggage
magnet
mail
mail-badge
mail-check
mail-clock
mail-dot
mail-exclamation-point MailAlert MailWarning
mail-minus
mail-open
mail-pen
mail-plus
mail-question-mark MailQuestion
mail-search
mail-x
mailbox
mails
mango
map
map-minus
map-pin
map-pin-check
map-pin-check-inside
map-pin-house
map-pin-minus
map-pin-minus-inside
map-pin-off
map-pin-pen LocationEdit
map-pin-plus
map-pin-plus-inside
map-pin-search
map-pin-x
map-pin-x-inside
map-pinned
map-plus
margin
margin-bottom
margin-horizontal
margin-left
margin-right
margin-top
margin-vertical
mars
mars-stroke
martini
maximize
maximize-2
medal
megaphone
megaphone-off
memory-stick
menu
merge
message-circle
message-circle-check
message-circle-code
message-circle-dashed
message-circle-dashed-check
message-circle-exclamation-point MessageCircleAlert MessageCircleWarning
message-circle-heart
message-circle-more
message-circle-off
message-circle-plus
message-circle-question-mark MessageCircleQuestion
message-circle-reply
message-circle-text
message-circle-x
message-square
message-square-check
message-square-code
message-square-dashed
message-square-diff
message-square-dot
message-square-exclamation-point MessageSquareAlert MessageSquareWarning
message-square-heart
message-square-lock
message-square-more
message-square-off
message-square-plus
message-square-quote
message-square-reply
message-square-share
message-square-text
message-square-x
messages-circle
messages-square
metronome
mic
mic-audio-lines
mic-off
mic-signal Podcast
mic-vocal Mic2
microchip
microscope
microwave
midi-port
milestone
milk
milk-off
minimize
minimize-2
minus
mirror-rectangular
mirror-round
monitor
monitor-activity
monitor-check
monitor-cloud
monitor-cog
monitor-dot
monitor-down
monitor-off
monitor-pause
monitor-pc
monitor-play
monitor-smartphone
monitor-speaker
monitor-stop
monitor-up
monitor-x
moon
moon-star
mop
mop-sparkles
moped
mosque
motorbike
mound-shovel
mountain
mountain-snow
mouse
mouse-left
mouse-off
mouse-pointer
mouse-pointer-2
mouse-pointer-2-off
mouse-pointer-ban
mouse-pointer-click
mouse-right
mouth
mouth-off
move
move-3d Move3D
move-diagonal
move-diagonal-2
move-down
move-down-left
move-down-right
move-horizontal
move-left
move-right
move-up
move-up-left
move-up-right
move-vertical
navigation
navigation-2
navigation-2-off
navigation-off
nepali-rupee
network
newspaper
nfc
non-binary
notebook
notebook-dot
notebook-pen
notebook-tabs
notebook-text
notepad-text
notepad-text-dashed
numbers
nut
nut-off
octagon
octagon-exclamation-point AlertOctagon OctagonAlert
octagon-minus
octagon-pause PauseOctagon
octagon-x XOctagon
omega
opacity
option
orbit
origami
package
package-2
package-check
package-minus
package-open
package-pen
package-plus
package-question-mark
package-search
package-x
paint-bucket
paint-roller
paintbrush
paintbrush-vertical Paintbrush2
palette
panda
panel-bottom
panel-bottom-close
panel-bottom-dashed PanelBottomInactive
panel-bottom-open
panel-left Sidebar
panel-left-close SidebarClose
panel-left-dashed PanelLeftInactive
panel-left-open SidebarOpen
panel-left-right-dashed
panel-right
panel-right-close
panel-right-dashed PanelRightInactive
panel-right-open
panel-top
panel-top-bottom-dashed
panel-top-close
panel-top-dashed PanelTopInactive
panel-top-open
panels-left-bottom
panels-right-bottom
panels-top-left Layout
paper-bag
paperclip
parasol
parentheses
park
parking-meter
party-popper
pause
paw-print
pc-case
pen Edit2
pen-line Edit3
pen-off
pen-tool
pencil
pencil-line
pencil-off
pencil-ruler
pencil-sparkles
pentagon
percent
perfume-bottle
person-standing
phi
philippine-peso
phone
phone-call
phone-forwarded
phone-incoming
phone-log
phone-missed
phone-off
phone-outgoing
pi
piano
pickaxe
picture-in-picture
picture-in-picture-2
piggy-bank
pilcrow
pilcrow-left
pilcrow-right
pill
pill-bottle
pin
pin-off
pipette
pizza
plane
plane-landing
plane-takeoff
plant-pot
play
play-off
playing-card
playing-cards
playing-cards-fan
plug
plug-2
plug-zap PlugZap2
plus
pocket-knife
podium
pointer
pointer-off
popcorn
popsicle
pound-sterling
power
power-off
presentation
printer
printer-3d Printer3D
printer-check
printer-x
projector
proportions
puzzle
pyramid
qr-code
question-mark
quote
rabbit
radar
radiation
radical
radio
radio-off
radio-receiver
radio-tower
radius
rainbow
rat
ratio
receipt
receipt-cent
receipt-euro
receipt-indian-rupee
receipt-japanese-yen
receipt-pound-sterling
receipt-russian-ruble
receipt-swiss-franc
receipt-text
receipt-turkish-lira
rectangle-circle
rectangle-ellipsis FormInput
rectangle-goggles
rectangle-horizontal
rectangle-vertical
recycle
redo
redo-2
redo-dot
refresh-ccw
refresh-ccw-dot
refresh-cw
refresh-cw-off
refrigerator
regex
remove-formatting
repeat
repeat-1
repeat-2
repeat-off
replace
replace-all
reply
reply-all
rewind
ribbon
road
robot-arm
robot-vacuum
rocket
rocking-chair
roller-coaster
rose
rotate-3d Rotate3D
rotate-ccw
rotate-ccw-clock History
rotate-ccw-key
rotate-ccw-square
rotate-cw
rotate-cw-clock
rotate-cw-fading-clock
rotate-cw-square
route
route-arrow-right
route-off
router
rows-2 Rows
rows-3 PanelsTopBottom
rows-4
rss
rugby-ball
ruler
ruler-dimension-line
russian-ruble
sailboat
salad
sandwich
satellite
satellite-dish
saudi-riyal
save
save-all
save-check
save-off
save-pen
save-plus
scale
scale-3d Scale3D
scaling
scan
scan-barcode
scan-box
scan-eye
scan-face
scan-heart
scan-line
scan-qr-code
scan-search
scan-square
scan-text
school
scissors
scissors-line-dashed
scooter
scratch-blocks
screen-share
screen-share-off
screw
scroll
scroll-text
search
search-check
search-code
search-exclamation-point SearchAlert
search-slash
search-x
section
send
send-horizontal SendHorizonal
send-to-back
separator-horizontal
separator-vertical
server
server-cog
server-crash
server-nas
server-off
server-plus
settings
settings-2
shapes
share
share-2
sheet
shell
shelving-unit
shield
shield-ban
shield-check
shield-cog
shield-cog-corner
shield-ellipsis
shield-exclamation-point ShieldAlert
shield-half
shield-house
shield-keyhole
shield-lock
shield-minus
shield-off
shield-plus
shield-question-mark ShieldQuestion
shield-user
shield-x ShieldClose
ship
ship-cargo
ship-wheel
shirt
shopping-bag
shopping-basket
shopping-cart
shopping-cart-minus
shopping-cart-plus
shovel
shower-head
shredder
shrimp
shrimp-off
shrink
shrub
shuffle
sigma
signal
signal-high
signal-low
signal-medium
signal-zero
signature
signpost
signpost-big
siren
siren-off
sixteenth-notes Music4
skip-back
skip-forward
skull
slash
slice
sliders-horizontal
sliders-vertical Sliders
smartphone
smartphone-charging
smartphone-nfc
smartphone-user-round
snail
snowflake
soap-dispenser-droplet
sofa
solar-panel
soup
space
spade
sparkle
sparkles Stars
speaker
speech
spell-check
spell-check-2
spline
spline-pointer
split
spool
sport-shoe
spotlight
spray-can
sprout
square
square-activity ActivitySquare
square-arrow-down ArrowDownSquare
square-arrow-down-enter
square-arrow-down-exit
square-arrow-down-left ArrowDownLeftSquare
square-arrow-down-left-enter
square-arrow-down-left-exit ArrowDownLeftFromSquare SquareArrowOutDownLeft
square-arrow-down-right ArrowDownRightSquare
square-arrow-down-right-enter
square-arrow-down-right-exit ArrowDownRightFromSquare SquareArrowOutDownRight
square-arrow-left ArrowLeftSquare
square-arrow-left-enter
square-arrow-left-exit
square-arrow-right ArrowRightSquare
square-arrow-right-enter
square-arrow-right-exit
square-arrow-up ArrowUpSquare
square-arrow-up-enter
square-arrow-up-exit
square-arrow-up-left ArrowUpLeftSquare
square-arrow-up-left-enter
square-arrow-up-left-exit ArrowUpLeftFromSquare SquareArrowOutUpLeft
square-arrow-up-right ArrowUpRightSquare
square-arrow-up-right-enter
square-arrow-up-right-exit ArrowUpRightFromSquare SquareArrowOutUpRight
square-asterisk AsteriskSquare
square-bookmark Album
square-bottom-dashed-scissors ScissorsSquareDashedBottom
square-centerline-dashed-horizontal FlipHorizontal
square-centerline-dashed-vertical FlipVertical
square-chart-gantt GanttChartSquare SquareGanttChart
square-check CheckSquare2
square-check-big CheckSquare
square-chevron-down ChevronDownSquare
square-chevron-left ChevronLeftSquare
square-chevron-right ChevronRightSquare
square-chevron-up ChevronUpSquare
square-chevrons-down
square-chevrons-left
square-chevrons-right
square-chevrons-up
square-code CodeSquare
square-dashed BoxSelect
square-dashed-bottom
square-dashed-bottom-code
square-dashed-kanban KanbanSquareDashed
square-dashed-mouse-pointer MousePointerSquareDashed
square-dashed-plus
square-dashed-search
square-dashed-text TextSelect TextSelection
square-dashed-top-solid
square-dashed-x
square-dashed-x-corner
square-dimensions
square-divide DivideSquare
square-dot DotSquare
square-equal EqualSquare
square-exclamation-point
square-function FunctionSquare
square-kanban KanbanSquare
square-kanban-plus
square-letter-a
square-letter-b
square-letter-c
square-letter-d
square-letter-e
square-letter-f
square-letter-g
square-letter-h
square-letter-i
square-letter-j
square-letter-k
square-letter-l
square-letter-m MSquare SquareM
square-letter-n
square-letter-o
square-letter-p ParkingSquare SquareParking
square-letter-p-off ParkingSquareOff SquareParkingOff
square-letter-q
square-letter-r
square-letter-s
square-letter-t
square-letter-u
square-letter-v
square-letter-w
square-letter-x
square-letter-y
square-letter-z
square-library LibrarySquare
square-menu MenuSquare
square-minus MinusSquare
square-mouse-pointer Inspect
square-off
square-padding
square-padding-bottom
square-padding-horizontal
square-padding-left
square-padding-right
square-padding-top
square-padding-vertical
square-pause
square-pen Edit PenBox PenSquare
square-percent PercentSquare
square-pi PiSquare
square-pilcrow PilcrowSquare
square-play PlaySquare
square-plus PlusSquare
square-power PowerSquare
square-radical
square-round-corner
square-scissors ScissorsSquare
square-sigma SigmaSquare
square-slash SlashSquare
square-sparkles
square-split-horizontal SplitSquareHorizontal
square-split-vertical SplitSquareVertical
square-square
square-stack
square-star
square-stop
square-terminal TerminalSquare
square-text
square-user UserSquare
square-user-round UserSquare2
square-x XSquare
squares-exclude
squares-intersect
squares-subtract
squares-unite
squircle
squircle-dashed
squirrel
stamp
star
star-check
star-half
star-minus
star-off
star-plus
star-x
step-back
step-forward
stethoscope
sticker
sticky-note
sticky-note-check
sticky-note-minus
sticky-note-off
sticky-note-plus
sticky-note-x
sticky-notes
stone
store
stretch-horizontal
stretch-vertical
strikethrough
stroke-line-cap-butt
stroke-line-cap-round
stroke-line-cap-square
stroke-line-join-bevel
stroke-line-join-miter
stroke-line-join-round
subscript
summary
sun
sun-dim
sun-medium
sun-moon
sun-snow
sunrise
sunset
superscript
swatch-book
swiss-franc
switch-camera
sword
swords
syringe
table
table-2
table-cells-merge
table-cells-split
table-columns-split
table-of-contents
table-properties
table-rows-split
tablet
tablet-smartphone
tablets
tag
tag-plus
tag-x
tags
tally-1
tally-2
tally-3
tally-4
tally-5
tangent
target
telescope
tent
tent-tree
terminal
test-tube
test-tube-diagonal TestTube2
test-tubes
text-align-center AlignCenter
text-align-end AlignRight
text-align-justify AlignJustify
text-align-justify-center
text-align-justify-end
text-align-justify-start
text-align-start AlignLeft Text
text-cursor
text-cursor-input
text-initial LetterText
text-pen
text-quote
text-search
text-wrap WrapText
theater
thermometer
thermometer-snowflake
thermometer-sun
thumbs-down
thumbs-up
tic-tac-toe
ticket
ticket-check
ticket-minus
ticket-percent
ticket-plus
ticket-slash
ticket-x
tickets
tickets-plane
timeline
timer
timer-off
timer-reset
toggle-left
toggle-right
toilet
tombstone
tool-case
toolbox
toothbrush
toothbrush-sparkles
tornado
torus
touchpad
touchpad-off
towel-rack
tower-control
toy-brick
tractor
traffic-cone
trailer
train-front
train-front-tunnel
train-track
tram-front Train
transgender
trash Trash2
trash-off
tree-deciduous
tree-palm Palmtree
tree-pine
trees
trending-down
trending-up
trending-up-down
triangle
triangle-dashed
triangle-exclamation-point AlertTriangle TriangleAlert
triangle-right
triangles-centerline-dashed-horizontal FlipHorizontal2
triangles-centerline-dashed-vertical FlipVertical2
trophy
truck
truck-electric
tube-lotion
turkish-lira
turntable
turtle
tv
tv-minimal Tv2
tv-minimal-play
type
type-outline
umbrella
umbrella-off
underline
undo
undo-2
undo-dot
unfold-horizontal
unfold-vertical
ungroup
university School2
unlink
unlink-2
unplug
upload
usb
usb-c-port
user
user-check
user-cog
user-exclamation-point
user-group
user-key
user-lock
user-minus
user-pen
user-plus
user-round User2
user-round-arrow-left
user-round-check UserCheck2
user-round-cog UserCog2
user-round-exclamation-point
user-round-group
user-round-key
user-round-minus UserMinus2
user-round-pen
user-round-plus UserPlus2
user-round-search
user-round-shield
user-round-star
user-round-x UserX2
user-search
user-shield
user-star
user-x
users
users-collaboration
users-round Users2
users-round-collaboration
utensils ForkKnife
utensils-crossed ForkKnifeCrossed
utility-pole
van
variable
vault
vector-polygon
vector-square
vegan
venetian-mask
venus
venus-and-mars
vibrate
vibrate-off
video
video-off
videotape
view
virus
virus-off
voicemail
volleyball
volume
volume-1
volume-2
volume-off
volume-x
vote
wallet
wallet-cards
wallet-minimal Wallet2
wallpaper
wand
wand-sparkles Wand2
warehouse
washing-machine
watch
waves-arrow-down
waves-arrow-up
waves-horizontal Waves
waves-ladder
waves-vertical
waypoints
webcam
webcam-off
webhook
webhook-off
weight
weight-tilde
wheat
wheat-off
whistle
whole-word
wifi
wifi-cog
wifi-high
wifi-lock
wifi-low
wifi-off
wifi-pen
wifi-sync
wifi-zero
wind
wind-arrow-down
wind-arrow-up
wine
wine-off
workflow
worm
wrench
wrench-off
x
x-line-top
zap
zap-off
zodiac-aquarius
zodiac-aries
zodiac-cancer
zodiac-capricorn
zodiac-gemini
zodiac-leo
zodiac-libra
zodiac-ophiuchus
zodiac-pisces
zodiac-sagittarius
zodiac-scorpio
zodiac-taurus
zodiac-virgo
zoom-in
zoom-out`;
