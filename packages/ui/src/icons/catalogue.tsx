// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).
// Every icon at once, for the list of icons: load it lazily.
import type { CataloguedIcon } from './phosphor-icon.tsx'
import { ArrowClockwiseIcon } from './arrow-clockwise.tsx'
import { ArrowDownLeftIcon } from './arrow-down-left.tsx'
import { ArrowFatLinesUpIcon } from './arrow-fat-lines-up.tsx'
import { ArrowLeftIcon } from './arrow-left.tsx'
import { ArrowRightIcon } from './arrow-right.tsx'
import { ArrowDownIcon } from './arrow-down.tsx'
import { ArrowUUpLeftIcon } from './arrow-u-up-left.tsx'
import { ArrowUpIcon } from './arrow-up.tsx'
import { ArrowUpRightIcon } from './arrow-up-right.tsx'
import { ArrowsClockwiseIcon } from './arrows-clockwise.tsx'
import { ArrowsLeftRightIcon } from './arrows-left-right.tsx'
import { BackspaceIcon } from './backspace.tsx'
import { BankIcon } from './bank.tsx'
import { BellIcon } from './bell.tsx'
import { BugIcon } from './bug.tsx'
import { CakeIcon } from './cake.tsx'
import { CalendarBlankIcon } from './calendar-blank.tsx'
import { CalendarCheckIcon } from './calendar-check.tsx'
import { CameraIcon } from './camera.tsx'
import { CardsIcon } from './cards.tsx'
import { CaretDoubleRightIcon } from './caret-double-right.tsx'
import { CaretDownIcon } from './caret-down.tsx'
import { CaretLeftIcon } from './caret-left.tsx'
import { CaretRightIcon } from './caret-right.tsx'
import { CaretUpIcon } from './caret-up.tsx'
import { ChartBarIcon } from './chart-bar.tsx'
import { ChartLineUpIcon } from './chart-line-up.tsx'
import { ChatCircleDotsIcon } from './chat-circle-dots.tsx'
import { ChatTextIcon } from './chat-text.tsx'
import { CheckIcon } from './check.tsx'
import { CheckCircleIcon } from './check-circle.tsx'
import { ChecksIcon } from './checks.tsx'
import { CherriesIcon } from './cherries.tsx'
import { CircleHalfIcon } from './circle-half.tsx'
import { ClockIcon } from './clock.tsx'
import { ClockCounterClockwiseIcon } from './clock-counter-clockwise.tsx'
import { CoinsIcon } from './coins.tsx'
import { CopyIcon } from './copy.tsx'
import { CornersOutIcon } from './corners-out.tsx'
import { CreditCardIcon } from './credit-card.tsx'
import { CrownIcon } from './crown.tsx'
import { DeviceMobileIcon } from './device-mobile.tsx'
import { DotsThreeIcon } from './dots-three.tsx'
import { DownloadSimpleIcon } from './download-simple.tsx'
import { EnvelopeOpenIcon } from './envelope-open.tsx'
import { EnvelopeSimpleIcon } from './envelope-simple.tsx'
import { EyeIcon } from './eye.tsx'
import { EyeSlashIcon } from './eye-slash.tsx'
import { FastForwardIcon } from './fast-forward.tsx'
import { FireIcon } from './fire.tsx'
import { FishIcon } from './fish.tsx'
import { FlagPennantIcon } from './flag-pennant.tsx'
import { FunnelIcon } from './funnel.tsx'
import { GameControllerIcon } from './game-controller.tsx'
import { GearSixIcon } from './gear-six.tsx'
import { GiftIcon } from './gift.tsx'
import { GlobeIcon } from './globe.tsx'
import { GraduationCapIcon } from './graduation-cap.tsx'
import { HandPalmIcon } from './hand-palm.tsx'
import { HandshakeIcon } from './handshake.tsx'
import { HeadsetIcon } from './headset.tsx'
import { HeartIcon } from './heart.tsx'
import { HouseIcon } from './house.tsx'
import { IdentificationCardIcon } from './identification-card.tsx'
import { ImageIcon } from './image.tsx'
import { InfoIcon } from './info.tsx'
import { KeyIcon } from './key.tsx'
import { LinkIcon } from './link.tsx'
import { ListBulletsIcon } from './list-bullets.tsx'
import { LockIcon } from './lock.tsx'
import { LockKeyIcon } from './lock-key.tsx'
import { MagnifyingGlassIcon } from './magnifying-glass.tsx'
import { MegaphoneIcon } from './megaphone.tsx'
import { MinusIcon } from './minus.tsx'
import { MonitorPlayIcon } from './monitor-play.tsx'
import { MoonIcon } from './moon.tsx'
import { PaperPlaneRightIcon } from './paper-plane-right.tsx'
import { PasswordIcon } from './password.tsx'
import { PauseIcon } from './pause.tsx'
import { PencilSimpleIcon } from './pencil-simple.tsx'
import { PercentIcon } from './percent.tsx'
import { PhoneIcon } from './phone.tsx'
import { PlayIcon } from './play.tsx'
import { PlusIcon } from './plus.tsx'
import { PokerChipIcon } from './poker-chip.tsx'
import { PushPinIcon } from './push-pin.tsx'
import { QrCodeIcon } from './qr-code.tsx'
import { QuestionIcon } from './question.tsx'
import { ReceiptIcon } from './receipt.tsx'
import { RocketLaunchIcon } from './rocket-launch.tsx'
import { ShareFatIcon } from './share-fat.tsx'
import { ShareNetworkIcon } from './share-network.tsx'
import { ShieldCheckIcon } from './shield-check.tsx'
import { ShieldWarningIcon } from './shield-warning.tsx'
import { SignOutIcon } from './sign-out.tsx'
import { SlidersHorizontalIcon } from './sliders-horizontal.tsx'
import { SmileyIcon } from './smiley.tsx'
import { SoccerBallIcon } from './soccer-ball.tsx'
import { SpadeIcon } from './spade.tsx'
import { SpeakerHighIcon } from './speaker-high.tsx'
import { SpeakerSlashIcon } from './speaker-slash.tsx'
import { SquaresFourIcon } from './squares-four.tsx'
import { StarIcon } from './star.tsx'
import { SunIcon } from './sun.tsx'
import { SwapIcon } from './swap.tsx'
import { ThumbsDownIcon } from './thumbs-down.tsx'
import { ThumbsUpIcon } from './thumbs-up.tsx'
import { TicketIcon } from './ticket.tsx'
import { TimerIcon } from './timer.tsx'
import { TranslateIcon } from './translate.tsx'
import { TrashIcon } from './trash.tsx'
import { TrendDownIcon } from './trend-down.tsx'
import { TrendUpIcon } from './trend-up.tsx'
import { TrophyIcon } from './trophy.tsx'
import { UploadSimpleIcon } from './upload-simple.tsx'
import { UserIcon } from './user.tsx'
import { UserCircleIcon } from './user-circle.tsx'
import { UsersIcon } from './users.tsx'
import { UsersThreeIcon } from './users-three.tsx'
import { WalletIcon } from './wallet.tsx'
import { WarningIcon } from './warning.tsx'
import { WarningCircleIcon } from './warning-circle.tsx'
import { WifiSlashIcon } from './wifi-slash.tsx'
import { WrenchIcon } from './wrench.tsx'
import { XIcon } from './x.tsx'
import { XCircleIcon } from './x-circle.tsx'

export const ICON_CATALOGUE: readonly CataloguedIcon[] = [
  { tag: '<ArrowClockwiseIcon />', drawing: <ArrowClockwiseIcon /> },
  { tag: '<ArrowClockwiseIcon weight="bold" />', drawing: <ArrowClockwiseIcon weight="bold" /> },
  { tag: '<ArrowDownLeftIcon />', drawing: <ArrowDownLeftIcon /> },
  { tag: '<ArrowDownLeftIcon weight="bold" />', drawing: <ArrowDownLeftIcon weight="bold" /> },
  { tag: '<ArrowDownLeftIcon weight="fill" />', drawing: <ArrowDownLeftIcon weight="fill" /> },
  { tag: '<ArrowFatLinesUpIcon />', drawing: <ArrowFatLinesUpIcon /> },
  { tag: '<ArrowFatLinesUpIcon weight="fill" />', drawing: <ArrowFatLinesUpIcon weight="fill" /> },
  { tag: '<ArrowLeftIcon />', drawing: <ArrowLeftIcon /> },
  { tag: '<ArrowLeftIcon weight="bold" />', drawing: <ArrowLeftIcon weight="bold" /> },
  { tag: '<ArrowRightIcon />', drawing: <ArrowRightIcon /> },
  { tag: '<ArrowRightIcon weight="bold" />', drawing: <ArrowRightIcon weight="bold" /> },
  { tag: '<ArrowDownIcon />', drawing: <ArrowDownIcon /> },
  { tag: '<ArrowUUpLeftIcon />', drawing: <ArrowUUpLeftIcon /> },
  { tag: '<ArrowUpIcon />', drawing: <ArrowUpIcon /> },
  { tag: '<ArrowUpRightIcon />', drawing: <ArrowUpRightIcon /> },
  { tag: '<ArrowUpRightIcon weight="bold" />', drawing: <ArrowUpRightIcon weight="bold" /> },
  { tag: '<ArrowUpRightIcon weight="fill" />', drawing: <ArrowUpRightIcon weight="fill" /> },
  { tag: '<ArrowsClockwiseIcon />', drawing: <ArrowsClockwiseIcon /> },
  { tag: '<ArrowsClockwiseIcon weight="bold" />', drawing: <ArrowsClockwiseIcon weight="bold" /> },
  { tag: '<ArrowsLeftRightIcon />', drawing: <ArrowsLeftRightIcon /> },
  { tag: '<ArrowsLeftRightIcon weight="bold" />', drawing: <ArrowsLeftRightIcon weight="bold" /> },
  { tag: '<BackspaceIcon />', drawing: <BackspaceIcon /> },
  { tag: '<BackspaceIcon weight="fill" />', drawing: <BackspaceIcon weight="fill" /> },
  { tag: '<BankIcon />', drawing: <BankIcon /> },
  { tag: '<BankIcon weight="fill" />', drawing: <BankIcon weight="fill" /> },
  { tag: '<BellIcon />', drawing: <BellIcon /> },
  { tag: '<BellIcon weight="fill" />', drawing: <BellIcon weight="fill" /> },
  { tag: '<BugIcon />', drawing: <BugIcon /> },
  { tag: '<CakeIcon />', drawing: <CakeIcon /> },
  { tag: '<CakeIcon weight="fill" />', drawing: <CakeIcon weight="fill" /> },
  { tag: '<CalendarBlankIcon />', drawing: <CalendarBlankIcon /> },
  { tag: '<CalendarCheckIcon />', drawing: <CalendarCheckIcon /> },
  { tag: '<CalendarCheckIcon weight="fill" />', drawing: <CalendarCheckIcon weight="fill" /> },
  { tag: '<CameraIcon />', drawing: <CameraIcon /> },
  { tag: '<CardsIcon />', drawing: <CardsIcon /> },
  { tag: '<CardsIcon weight="fill" />', drawing: <CardsIcon weight="fill" /> },
  { tag: '<CaretDoubleRightIcon />', drawing: <CaretDoubleRightIcon /> },
  { tag: '<CaretDownIcon />', drawing: <CaretDownIcon /> },
  { tag: '<CaretLeftIcon />', drawing: <CaretLeftIcon /> },
  { tag: '<CaretRightIcon />', drawing: <CaretRightIcon /> },
  { tag: '<CaretUpIcon />', drawing: <CaretUpIcon /> },
  { tag: '<ChartBarIcon />', drawing: <ChartBarIcon /> },
  { tag: '<ChartBarIcon weight="fill" />', drawing: <ChartBarIcon weight="fill" /> },
  { tag: '<ChartLineUpIcon />', drawing: <ChartLineUpIcon /> },
  { tag: '<ChatCircleDotsIcon />', drawing: <ChatCircleDotsIcon /> },
  { tag: '<ChatCircleDotsIcon weight="fill" />', drawing: <ChatCircleDotsIcon weight="fill" /> },
  { tag: '<ChatTextIcon />', drawing: <ChatTextIcon /> },
  { tag: '<ChatTextIcon weight="fill" />', drawing: <ChatTextIcon weight="fill" /> },
  { tag: '<CheckIcon />', drawing: <CheckIcon /> },
  { tag: '<CheckCircleIcon />', drawing: <CheckCircleIcon /> },
  { tag: '<CheckCircleIcon weight="fill" />', drawing: <CheckCircleIcon weight="fill" /> },
  { tag: '<ChecksIcon />', drawing: <ChecksIcon /> },
  { tag: '<ChecksIcon weight="bold" />', drawing: <ChecksIcon weight="bold" /> },
  { tag: '<CherriesIcon />', drawing: <CherriesIcon /> },
  { tag: '<CherriesIcon weight="fill" />', drawing: <CherriesIcon weight="fill" /> },
  { tag: '<CircleHalfIcon />', drawing: <CircleHalfIcon /> },
  { tag: '<ClockIcon />', drawing: <ClockIcon /> },
  { tag: '<ClockIcon weight="bold" />', drawing: <ClockIcon weight="bold" /> },
  { tag: '<ClockCounterClockwiseIcon />', drawing: <ClockCounterClockwiseIcon /> },
  { tag: '<CoinsIcon />', drawing: <CoinsIcon /> },
  { tag: '<CoinsIcon weight="fill" />', drawing: <CoinsIcon weight="fill" /> },
  { tag: '<CopyIcon />', drawing: <CopyIcon /> },
  { tag: '<CornersOutIcon />', drawing: <CornersOutIcon /> },
  { tag: '<CreditCardIcon />', drawing: <CreditCardIcon /> },
  { tag: '<CreditCardIcon weight="fill" />', drawing: <CreditCardIcon weight="fill" /> },
  { tag: '<CrownIcon />', drawing: <CrownIcon /> },
  { tag: '<CrownIcon weight="fill" />', drawing: <CrownIcon weight="fill" /> },
  { tag: '<DeviceMobileIcon />', drawing: <DeviceMobileIcon /> },
  { tag: '<DotsThreeIcon />', drawing: <DotsThreeIcon /> },
  { tag: '<DownloadSimpleIcon />', drawing: <DownloadSimpleIcon /> },
  { tag: '<DownloadSimpleIcon weight="bold" />', drawing: <DownloadSimpleIcon weight="bold" /> },
  { tag: '<EnvelopeOpenIcon />', drawing: <EnvelopeOpenIcon /> },
  { tag: '<EnvelopeOpenIcon weight="fill" />', drawing: <EnvelopeOpenIcon weight="fill" /> },
  { tag: '<EnvelopeSimpleIcon />', drawing: <EnvelopeSimpleIcon /> },
  { tag: '<EnvelopeSimpleIcon weight="fill" />', drawing: <EnvelopeSimpleIcon weight="fill" /> },
  { tag: '<EyeIcon />', drawing: <EyeIcon /> },
  { tag: '<EyeIcon weight="fill" />', drawing: <EyeIcon weight="fill" /> },
  { tag: '<EyeSlashIcon />', drawing: <EyeSlashIcon /> },
  { tag: '<FastForwardIcon />', drawing: <FastForwardIcon /> },
  { tag: '<FastForwardIcon weight="fill" />', drawing: <FastForwardIcon weight="fill" /> },
  { tag: '<FireIcon />', drawing: <FireIcon /> },
  { tag: '<FireIcon weight="fill" />', drawing: <FireIcon weight="fill" /> },
  { tag: '<FishIcon />', drawing: <FishIcon /> },
  { tag: '<FishIcon weight="fill" />', drawing: <FishIcon weight="fill" /> },
  { tag: '<FlagPennantIcon />', drawing: <FlagPennantIcon /> },
  { tag: '<FlagPennantIcon weight="fill" />', drawing: <FlagPennantIcon weight="fill" /> },
  { tag: '<FunnelIcon />', drawing: <FunnelIcon /> },
  { tag: '<FunnelIcon weight="fill" />', drawing: <FunnelIcon weight="fill" /> },
  { tag: '<GameControllerIcon />', drawing: <GameControllerIcon /> },
  { tag: '<GameControllerIcon weight="fill" />', drawing: <GameControllerIcon weight="fill" /> },
  { tag: '<GearSixIcon />', drawing: <GearSixIcon /> },
  { tag: '<GearSixIcon weight="fill" />', drawing: <GearSixIcon weight="fill" /> },
  { tag: '<GiftIcon />', drawing: <GiftIcon /> },
  { tag: '<GiftIcon weight="fill" />', drawing: <GiftIcon weight="fill" /> },
  { tag: '<GlobeIcon />', drawing: <GlobeIcon /> },
  { tag: '<GraduationCapIcon />', drawing: <GraduationCapIcon /> },
  { tag: '<HandPalmIcon />', drawing: <HandPalmIcon /> },
  { tag: '<HandshakeIcon />', drawing: <HandshakeIcon /> },
  { tag: '<HeadsetIcon />', drawing: <HeadsetIcon /> },
  { tag: '<HeadsetIcon weight="fill" />', drawing: <HeadsetIcon weight="fill" /> },
  { tag: '<HeartIcon />', drawing: <HeartIcon /> },
  { tag: '<HeartIcon weight="fill" />', drawing: <HeartIcon weight="fill" /> },
  { tag: '<HouseIcon />', drawing: <HouseIcon /> },
  { tag: '<HouseIcon weight="fill" />', drawing: <HouseIcon weight="fill" /> },
  { tag: '<IdentificationCardIcon />', drawing: <IdentificationCardIcon /> },
  { tag: '<ImageIcon />', drawing: <ImageIcon /> },
  { tag: '<InfoIcon />', drawing: <InfoIcon /> },
  { tag: '<InfoIcon weight="fill" />', drawing: <InfoIcon weight="fill" /> },
  { tag: '<KeyIcon />', drawing: <KeyIcon /> },
  { tag: '<LinkIcon />', drawing: <LinkIcon /> },
  { tag: '<LinkIcon weight="bold" />', drawing: <LinkIcon weight="bold" /> },
  { tag: '<ListBulletsIcon />', drawing: <ListBulletsIcon /> },
  { tag: '<LockIcon />', drawing: <LockIcon /> },
  { tag: '<LockIcon weight="fill" />', drawing: <LockIcon weight="fill" /> },
  { tag: '<LockKeyIcon />', drawing: <LockKeyIcon /> },
  { tag: '<LockKeyIcon weight="fill" />', drawing: <LockKeyIcon weight="fill" /> },
  { tag: '<MagnifyingGlassIcon />', drawing: <MagnifyingGlassIcon /> },
  { tag: '<MagnifyingGlassIcon weight="bold" />', drawing: <MagnifyingGlassIcon weight="bold" /> },
  { tag: '<MegaphoneIcon />', drawing: <MegaphoneIcon /> },
  { tag: '<MegaphoneIcon weight="fill" />', drawing: <MegaphoneIcon weight="fill" /> },
  { tag: '<MinusIcon />', drawing: <MinusIcon /> },
  { tag: '<MonitorPlayIcon />', drawing: <MonitorPlayIcon /> },
  { tag: '<MonitorPlayIcon weight="fill" />', drawing: <MonitorPlayIcon weight="fill" /> },
  { tag: '<MoonIcon />', drawing: <MoonIcon /> },
  { tag: '<MoonIcon weight="fill" />', drawing: <MoonIcon weight="fill" /> },
  { tag: '<PaperPlaneRightIcon />', drawing: <PaperPlaneRightIcon /> },
  { tag: '<PaperPlaneRightIcon weight="fill" />', drawing: <PaperPlaneRightIcon weight="fill" /> },
  { tag: '<PasswordIcon />', drawing: <PasswordIcon /> },
  { tag: '<PauseIcon />', drawing: <PauseIcon /> },
  { tag: '<PencilSimpleIcon />', drawing: <PencilSimpleIcon /> },
  { tag: '<PencilSimpleIcon weight="bold" />', drawing: <PencilSimpleIcon weight="bold" /> },
  { tag: '<PercentIcon />', drawing: <PercentIcon /> },
  { tag: '<PercentIcon weight="bold" />', drawing: <PercentIcon weight="bold" /> },
  { tag: '<PercentIcon weight="fill" />', drawing: <PercentIcon weight="fill" /> },
  { tag: '<PhoneIcon />', drawing: <PhoneIcon /> },
  { tag: '<PhoneIcon weight="fill" />', drawing: <PhoneIcon weight="fill" /> },
  { tag: '<PlayIcon />', drawing: <PlayIcon /> },
  { tag: '<PlusIcon />', drawing: <PlusIcon /> },
  { tag: '<PokerChipIcon />', drawing: <PokerChipIcon /> },
  { tag: '<PokerChipIcon weight="fill" />', drawing: <PokerChipIcon weight="fill" /> },
  { tag: '<PushPinIcon />', drawing: <PushPinIcon /> },
  { tag: '<PushPinIcon weight="fill" />', drawing: <PushPinIcon weight="fill" /> },
  { tag: '<QrCodeIcon />', drawing: <QrCodeIcon /> },
  { tag: '<QuestionIcon />', drawing: <QuestionIcon /> },
  { tag: '<QuestionIcon weight="fill" />', drawing: <QuestionIcon weight="fill" /> },
  { tag: '<ReceiptIcon />', drawing: <ReceiptIcon /> },
  { tag: '<ReceiptIcon weight="fill" />', drawing: <ReceiptIcon weight="fill" /> },
  { tag: '<RocketLaunchIcon />', drawing: <RocketLaunchIcon /> },
  { tag: '<RocketLaunchIcon weight="fill" />', drawing: <RocketLaunchIcon weight="fill" /> },
  { tag: '<ShareFatIcon />', drawing: <ShareFatIcon /> },
  { tag: '<ShareNetworkIcon />', drawing: <ShareNetworkIcon /> },
  { tag: '<ShieldCheckIcon />', drawing: <ShieldCheckIcon /> },
  { tag: '<ShieldCheckIcon weight="fill" />', drawing: <ShieldCheckIcon weight="fill" /> },
  { tag: '<ShieldWarningIcon />', drawing: <ShieldWarningIcon /> },
  { tag: '<ShieldWarningIcon weight="fill" />', drawing: <ShieldWarningIcon weight="fill" /> },
  { tag: '<SignOutIcon />', drawing: <SignOutIcon /> },
  { tag: '<SlidersHorizontalIcon />', drawing: <SlidersHorizontalIcon /> },
  { tag: '<SmileyIcon />', drawing: <SmileyIcon /> },
  { tag: '<SoccerBallIcon />', drawing: <SoccerBallIcon /> },
  { tag: '<SoccerBallIcon weight="fill" />', drawing: <SoccerBallIcon weight="fill" /> },
  { tag: '<SpadeIcon />', drawing: <SpadeIcon /> },
  { tag: '<SpadeIcon weight="fill" />', drawing: <SpadeIcon weight="fill" /> },
  { tag: '<SpeakerHighIcon />', drawing: <SpeakerHighIcon /> },
  { tag: '<SpeakerHighIcon weight="fill" />', drawing: <SpeakerHighIcon weight="fill" /> },
  { tag: '<SpeakerSlashIcon />', drawing: <SpeakerSlashIcon /> },
  { tag: '<SquaresFourIcon />', drawing: <SquaresFourIcon /> },
  { tag: '<SquaresFourIcon weight="fill" />', drawing: <SquaresFourIcon weight="fill" /> },
  { tag: '<StarIcon />', drawing: <StarIcon /> },
  { tag: '<StarIcon weight="fill" />', drawing: <StarIcon weight="fill" /> },
  { tag: '<SunIcon />', drawing: <SunIcon /> },
  { tag: '<SunIcon weight="fill" />', drawing: <SunIcon weight="fill" /> },
  { tag: '<SwapIcon />', drawing: <SwapIcon /> },
  { tag: '<ThumbsDownIcon />', drawing: <ThumbsDownIcon /> },
  { tag: '<ThumbsDownIcon weight="fill" />', drawing: <ThumbsDownIcon weight="fill" /> },
  { tag: '<ThumbsUpIcon />', drawing: <ThumbsUpIcon /> },
  { tag: '<ThumbsUpIcon weight="fill" />', drawing: <ThumbsUpIcon weight="fill" /> },
  { tag: '<TicketIcon />', drawing: <TicketIcon /> },
  { tag: '<TicketIcon weight="fill" />', drawing: <TicketIcon weight="fill" /> },
  { tag: '<TimerIcon />', drawing: <TimerIcon /> },
  { tag: '<TranslateIcon />', drawing: <TranslateIcon /> },
  { tag: '<TrashIcon />', drawing: <TrashIcon /> },
  { tag: '<TrashIcon weight="fill" />', drawing: <TrashIcon weight="fill" /> },
  { tag: '<TrendDownIcon />', drawing: <TrendDownIcon /> },
  { tag: '<TrendUpIcon />', drawing: <TrendUpIcon /> },
  { tag: '<TrophyIcon />', drawing: <TrophyIcon /> },
  { tag: '<TrophyIcon weight="fill" />', drawing: <TrophyIcon weight="fill" /> },
  { tag: '<UploadSimpleIcon />', drawing: <UploadSimpleIcon /> },
  { tag: '<UserIcon />', drawing: <UserIcon /> },
  { tag: '<UserIcon weight="fill" />', drawing: <UserIcon weight="fill" /> },
  { tag: '<UserCircleIcon />', drawing: <UserCircleIcon /> },
  { tag: '<UserCircleIcon weight="fill" />', drawing: <UserCircleIcon weight="fill" /> },
  { tag: '<UsersIcon />', drawing: <UsersIcon /> },
  { tag: '<UsersIcon weight="fill" />', drawing: <UsersIcon weight="fill" /> },
  { tag: '<UsersThreeIcon />', drawing: <UsersThreeIcon /> },
  { tag: '<UsersThreeIcon weight="fill" />', drawing: <UsersThreeIcon weight="fill" /> },
  { tag: '<WalletIcon />', drawing: <WalletIcon /> },
  { tag: '<WalletIcon weight="fill" />', drawing: <WalletIcon weight="fill" /> },
  { tag: '<WarningIcon />', drawing: <WarningIcon /> },
  { tag: '<WarningIcon weight="fill" />', drawing: <WarningIcon weight="fill" /> },
  { tag: '<WarningCircleIcon />', drawing: <WarningCircleIcon /> },
  { tag: '<WarningCircleIcon weight="fill" />', drawing: <WarningCircleIcon weight="fill" /> },
  { tag: '<WifiSlashIcon />', drawing: <WifiSlashIcon /> },
  { tag: '<WifiSlashIcon weight="bold" />', drawing: <WifiSlashIcon weight="bold" /> },
  { tag: '<WrenchIcon />', drawing: <WrenchIcon /> },
  { tag: '<WrenchIcon weight="fill" />', drawing: <WrenchIcon weight="fill" /> },
  { tag: '<XIcon />', drawing: <XIcon /> },
  { tag: '<XCircleIcon />', drawing: <XCircleIcon /> },
  { tag: '<XCircleIcon weight="fill" />', drawing: <XCircleIcon weight="fill" /> },
]
