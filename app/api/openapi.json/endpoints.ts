import * as invitePreview from '@/app/invite/[token]/preview.png/route';
import * as joinPreview from '@/app/join/[token]/preview.png/route';
import * as metrics from '@/app/metrics/route';
import { type Endpoint, ownHandlers } from '@/lib/server/http/openapi';
import * as accountBlocksId from '../account/blocks/[id]/route';
import * as accountBlocks from '../account/blocks/route';
import * as accountDelete from '../account/delete/route';
import * as accountEmail from '../account/email/route';
import * as accountExport from '../account/export/route';
import * as accountGoogle from '../account/google/route';
import * as accountGoogleUnlink from '../account/google/unlink/route';
import * as accountNotifications from '../account/notifications/route';
import * as accountPassword from '../account/password/route';
import * as accountSessionsId from '../account/sessions/[id]/route';
import * as accountSessions from '../account/sessions/route';
import * as atHomeTokenBack from '../at-home/[token]/back/route';
import * as atHomeTokenNotMe from '../at-home/[token]/not-me/route';
import * as atHomeToken from '../at-home/[token]/route';
import * as atHomeTokenSeen from '../at-home/[token]/seen/route';
import * as authNext from '../auth/[...nextauth]/route';
import * as authConfirmEmail from '../auth/confirm-email/route';
import * as authForgotPassword from '../auth/forgot-password/route';
import * as authGoogle from '../auth/google/route';
import * as authLogin from '../auth/login/route';
import * as authLogout from '../auth/logout/route';
import * as authMe from '../auth/me/route';
import * as authRequestSignup from '../auth/request-signup/route';
import * as authResendConfirmation from '../auth/resend-confirmation/route';
import * as authResetPassword from '../auth/reset-password/route';
import * as calendarToken from '../calendar/[token]/route';
import * as calendarFeed from '../calendar/feed/route';
import * as chatgptCampsites from '../chatgpt/campsites/route';
import * as contactChallenge from '../contact/challenge/route';
import * as contact from '../contact/route';
import * as crewIdRestore from '../crew/[id]/restore/route';
import * as crewId from '../crew/[id]/route';
import * as crew from '../crew/route';
import * as cron from '../cron/route';
import * as gearItem from '../gear/[id]/route';
import * as gearLookup from '../gear/lookup/route';
import * as gearRemove from '../gear/remove/route';
import * as gear from '../gear/route';
import * as groupsIdMembersMemberId from '../groups/[id]/members/[memberId]/route';
import * as groupsIdMembers from '../groups/[id]/members/route';
import * as groupsIdRestore from '../groups/[id]/restore/route';
import * as groupsId from '../groups/[id]/route';
import * as groups from '../groups/route';
import * as guestLeave from '../guest/leave/route';
import * as guest from '../guest/route';
import * as healthReady from '../health/ready/route';
import * as health from '../health/route';
import * as invitesTokenCalendar from '../invites/[token]/calendar/route';
import * as invitesTokenOpen from '../invites/[token]/open/route';
import * as invitesTokenReport from '../invites/[token]/report/route';
import * as invitesToken from '../invites/[token]/route';
import * as joinToken from '../join/[token]/route';
import * as locationsIdFit from '../locations/[id]/fit/route';
import * as locationsIdObservationDismissed from '../locations/[id]/observation/dismissed/route';
import * as locationsIdObservation from '../locations/[id]/observation/route';
import * as locationsIdReport from '../locations/[id]/report/route';
import * as locationsId from '../locations/[id]/route';
import * as locationsIdSaved from '../locations/[id]/saved/route';
import * as locationsIdSiteGpx from '../locations/[id]/site.gpx/route';
import * as locationsMy from '../locations/my/route';
import * as locationsOwn from '../locations/own/route';
import * as locationsPublic from '../locations/public/route';
import * as locations from '../locations/route';
import * as locationsSaved from '../locations/saved/route';
import * as locationsSavedGpx from '../locations/saved.gpx/route';
import * as locationsSiteFeaturesLookup from '../locations/site_features/lookup/route';
import * as notificationsRead from '../notifications/read/route';
import * as notifications from '../notifications/route';
import * as openDataFile from '../open-data/[file]/route';
import * as openDataCampgrounds from '../open-data/campgrounds/route';
import * as operatorEnter from '../operator/enter/route';
import * as operatorFigures from '../operator/figures/route';
import * as operatorLog from '../operator/log/route';
import * as operatorLogCsv from '../operator/log.csv/route';
import * as operatorMailsJobGiveUp from '../operator/mails/[job]/give-up/route';
import * as operatorMailsJobRetry from '../operator/mails/[job]/retry/route';
import * as operatorMails from '../operator/mails/route';
import * as operatorPeopleDelete from '../operator/people/[user]/delete/route';
import * as operatorPeopleMute from '../operator/people/[user]/mute/route';
import * as operatorPeopleRestore from '../operator/people/[user]/restore/route';
import * as operatorPeopleResume from '../operator/people/[user]/resume/route';
import * as operatorPeopleSuspend from '../operator/people/[user]/suspend/route';
import * as operatorPeopleUnmute from '../operator/people/[user]/unmute/route';
import * as operatorPeople from '../operator/people/route';
import * as operatorReports from '../operator/reports/route';
import * as operatorSite from '../operator/sites/[id]/route';
import * as operatorSiteUndo from '../operator/sites/[id]/undo/route';
import * as placesLookup from '../places/lookup/route';
import * as profileAttendanceOptions from '../profile/attendance-options/route';
import * as profile from '../profile/route';
import * as profileSetup from '../profile-setup/route';
import * as pushSubscriptions from '../push/subscriptions/route';
import * as ridesIdRestore from '../rides/[id]/restore/route';
import * as ridesId from '../rides/[id]/route';
import * as rides from '../rides/route';
import * as searchSuggest from '../search/suggest/route';
import * as tripsIdAttendance from '../trips/[id]/attendance/route';
import * as tripsIdAttendees from '../trips/[id]/attendees/route';
import * as tripsIdAttending from '../trips/[id]/attending/route';
import * as tripsIdBeforeYouGo from '../trips/[id]/before-you-go/route';
import * as tripsIdBlock from '../trips/[id]/block/route';
import * as tripsIdBookingsExpense from '../trips/[id]/bookings/[booking]/expense/route';
import * as tripsIdBookingsPlace from '../trips/[id]/bookings/[booking]/pitches/[pitch]/households/[household]/route';
import * as tripsIdBookingsSuggestion from '../trips/[id]/bookings/[booking]/pitches/suggestion/route';
import * as tripsIdBookingsBooking from '../trips/[id]/bookings/[booking]/route';
import * as tripsIdBookings from '../trips/[id]/bookings/route';
import * as tripsIdCalendar from '../trips/[id]/calendar/route';
import * as tripsIdCarsRide from '../trips/[id]/cars/[ride]/route';
import * as tripsIdCoOrganisersInviteId from '../trips/[id]/co-organisers/[inviteId]/route';
import * as tripsIdConvoy from '../trips/[id]/convoy/route';
import * as tripsIdCopy from '../trips/[id]/copy/route';
import * as tripsIdDatesPreview from '../trips/[id]/dates/preview/route';
import * as tripsIdDays from '../trips/[id]/days/route';
import * as tripsIdDutiesTurn from '../trips/[id]/duties/[day]/[duty]/route';
import * as tripsIdDuties from '../trips/[id]/duties/route';
import * as tripsIdDutiesSuggestion from '../trips/[id]/duties/suggestion/route';
import * as tripsIdEvents from '../trips/[id]/events/route';
import * as tripsIdExpensesExpenseId from '../trips/[id]/expenses/[expenseId]/route';
import * as tripsIdExpenses from '../trips/[id]/expenses/route';
import * as tripsIdExpensesCsv from '../trips/[id]/expenses.csv/route';
import * as tripsIdFitKey from '../trips/[id]/fit/[key]/route';
import * as tripsIdFit from '../trips/[id]/fit/route';
import * as tripsIdGearLineOffer from '../trips/[id]/gear/[line]/offer/route';
import * as tripsIdGearLine from '../trips/[id]/gear/[line]/route';
import * as tripsIdGear from '../trips/[id]/gear/route';
import * as tripsIdHeadcount from '../trips/[id]/headcount/route';
import * as tripsIdHeadcountCsv from '../trips/[id]/headcount.csv/route';
import * as tripsIdHidden from '../trips/[id]/hidden/route';
import * as tripsIdHomeContactBack from '../trips/[id]/home-contact/back/route';
import * as tripsIdHomeContact from '../trips/[id]/home-contact/route';
import * as tripsIdInviteesInviteId from '../trips/[id]/invitees/[inviteId]/route';
import * as tripsIdInvitees from '../trips/[id]/invitees/route';
import * as tripsIdLeave from '../trips/[id]/leave/route';
import * as tripsIdLinkQr from '../trips/[id]/link/qr.svg/route';
import * as tripsIdLink from '../trips/[id]/link/route';
import * as tripsIdLocation from '../trips/[id]/location/route';
import * as tripsIdMealsItem from '../trips/[id]/meals/[day]/[meal]/items/[item]/route';
import * as tripsIdMealsItems from '../trips/[id]/meals/[day]/[meal]/items/route';
import * as tripsIdMealsMeal from '../trips/[id]/meals/[day]/[meal]/route';
import * as tripsIdMeals from '../trips/[id]/meals/route';
import * as tripsIdNames from '../trips/[id]/names/route';
import * as tripsIdNotes from '../trips/[id]/notes/route';
import * as tripsIdNoticesNoticeId from '../trips/[id]/notices/[noticeId]/route';
import * as tripsIdNotices from '../trips/[id]/notices/route';
import * as tripsIdPackingItem from '../trips/[id]/packing/[item]/route';
import * as tripsIdPacking from '../trips/[id]/packing/route';
import * as tripsIdPayTo from '../trips/[id]/pay-to/route';
import * as tripsIdPaymentsPaymentId from '../trips/[id]/payments/[paymentId]/route';
import * as tripsIdPayments from '../trips/[id]/payments/route';
import * as tripsIdPlansPlanGoing from '../trips/[id]/plans/[plan]/going/route';
import * as tripsIdPlansRestore from '../trips/[id]/plans/[plan]/restore/route';
import * as tripsIdPlansPlan from '../trips/[id]/plans/[plan]/route';
import * as tripsIdPlans from '../trips/[id]/plans/route';
import * as tripsIdReminders from '../trips/[id]/reminders/route';
import * as tripsId from '../trips/[id]/route';
import * as tripsIdSeats from '../trips/[id]/seats/route';
import * as tripsIdSeatsSuggestion from '../trips/[id]/seats/suggestion/route';
import * as tripsIdSiteVcf from '../trips/[id]/site.vcf/route';
import * as tripsIdTodosTodo from '../trips/[id]/todos/[todo]/route';
import * as tripsIdTodosHidden from '../trips/[id]/todos/hidden/route';
import * as tripsIdTodos from '../trips/[id]/todos/route';
import * as tripsIdTows from '../trips/[id]/tows/route';
import * as tripsIdTripGpx from '../trips/[id]/trip.gpx/route';
import * as tripsIdVersion from '../trips/[id]/version/route';
import * as tripsIdVoteAnswers from '../trips/[id]/vote/answers/route';
import * as tripsIdVoteDecision from '../trips/[id]/vote/decision/route';
import * as tripsIdVote from '../trips/[id]/vote/route';
import * as trips from '../trips/route';
import * as unsubscribeToken from '../unsubscribe/[token]/route';
import * as usersExists from '../users/exists/route';
import * as usersLookup from '../users/lookup/route';
import * as usersProvider from '../users/provider/route';

const modules = {
  '/auth/login': authLogin,
  '/auth/request-signup': authRequestSignup,
  '/auth/resend-confirmation': authResendConfirmation,
  '/auth/confirm-email': authConfirmEmail,
  '/auth/forgot-password': authForgotPassword,
  '/auth/reset-password': authResetPassword,
  '/auth/me': authMe,
  '/auth/logout': authLogout,
  '/auth/google': authGoogle,
  '/api/auth/{nextauth}': authNext,
  '/api/unsubscribe/{token}': unsubscribeToken,
  '/api/users/exists': usersExists,
  '/api/users/provider': usersProvider,
  '/api/users/lookup': usersLookup,
  '/profile': profileSetup,
  '/api/profile': profile,
  '/api/profile/attendance-options': profileAttendanceOptions,
  '/api/places/lookup': placesLookup,
  '/api/operator/enter': operatorEnter,
  '/api/operator/figures': operatorFigures,
  '/api/operator/people': operatorPeople,
  '/api/operator/people/{user}/delete': operatorPeopleDelete,
  '/api/operator/people/{user}/mute': operatorPeopleMute,
  '/api/operator/people/{user}/restore': operatorPeopleRestore,
  '/api/operator/people/{user}/resume': operatorPeopleResume,
  '/api/operator/people/{user}/suspend': operatorPeopleSuspend,
  '/api/operator/people/{user}/unmute': operatorPeopleUnmute,
  '/api/operator/log': operatorLog,
  '/api/operator/log.csv': operatorLogCsv,
  '/api/operator/mails': operatorMails,
  '/api/operator/mails/{job}/retry': operatorMailsJobRetry,
  '/api/operator/mails/{job}/give-up': operatorMailsJobGiveUp,
  '/api/operator/reports': operatorReports,
  '/api/operator/sites/{id}': operatorSite,
  '/api/operator/sites/{id}/undo': operatorSiteUndo,
  '/api/account/sessions': accountSessions,
  '/api/account/sessions/{id}': accountSessionsId,
  '/api/account/blocks': accountBlocks,
  '/api/account/blocks/{id}': accountBlocksId,
  '/api/account/password': accountPassword,
  '/api/account/email': accountEmail,
  '/api/account/google': accountGoogle,
  '/api/account/google/unlink': accountGoogleUnlink,
  '/api/account/notifications': accountNotifications,
  '/api/account/export': accountExport,
  '/api/account/delete': accountDelete,
  '/crew': crew,
  '/crew/{id}': crewId,
  '/crew/{id}/restore': crewIdRestore,
  '/rides': rides,
  '/rides/{id}': ridesId,
  '/rides/{id}/restore': ridesIdRestore,
  '/api/gear': gear,
  '/api/gear/remove': gearRemove,
  '/api/gear/lookup': gearLookup,
  '/api/gear/{id}': gearItem,
  '/api/groups': groups,
  '/api/groups/{id}': groupsId,
  '/api/groups/{id}/restore': groupsIdRestore,
  '/api/groups/{id}/members': groupsIdMembers,
  '/api/groups/{id}/members/{memberId}': groupsIdMembersMemberId,
  '/api/search/suggest': searchSuggest,
  '/api/locations/public': locationsPublic,
  '/api/locations/my': locationsMy,
  '/api/locations': locations,
  '/api/locations/{id}': locationsId,
  '/api/locations/{id}/fit': locationsIdFit,
  '/api/locations/{id}/observation': locationsIdObservation,
  '/api/locations/{id}/observation/dismissed': locationsIdObservationDismissed,
  '/api/locations/own': locationsOwn,
  '/api/locations/saved': locationsSaved,
  '/api/locations/saved.gpx': locationsSavedGpx,
  '/api/locations/{id}/saved': locationsIdSaved,
  '/api/locations/{id}/site.gpx': locationsIdSiteGpx,
  '/api/locations/{id}/report': locationsIdReport,
  '/api/locations/site_features/lookup': locationsSiteFeaturesLookup,
  '/api/chatgpt/campsites': chatgptCampsites,
  '/api/open-data/campgrounds': openDataCampgrounds,
  '/api/open-data/{file}': openDataFile,
  '/api/trips/{id}/before-you-go': tripsIdBeforeYouGo,
  '/api/trips/{id}/notes': tripsIdNotes,
  '/api/trips/{id}/notices': tripsIdNotices,
  '/api/trips/{id}/notices/{noticeId}': tripsIdNoticesNoticeId,
  '/api/push/subscriptions': pushSubscriptions,
  '/api/notifications': notifications,
  '/api/notifications/read': notificationsRead,
  '/api/trips': trips,
  '/api/trips/{id}': tripsId,
  '/api/trips/{id}/attendees': tripsIdAttendees,
  '/api/trips/{id}/link': tripsIdLink,
  '/api/trips/{id}/link/qr.svg': tripsIdLinkQr,
  '/api/trips/{id}/location': tripsIdLocation,
  '/api/trips/{id}/attending': tripsIdAttending,
  '/api/trips/{id}/attendance': tripsIdAttendance,
  '/api/trips/{id}/calendar': tripsIdCalendar,
  '/api/trips/{id}/site.vcf': tripsIdSiteVcf,
  '/api/trips/{id}/trip.gpx': tripsIdTripGpx,
  '/api/calendar/feed': calendarFeed,
  '/api/calendar/{token}': calendarToken,
  '/api/trips/{id}/invitees': tripsIdInvitees,
  '/api/trips/{id}/invitees/{inviteId}': tripsIdInviteesInviteId,
  '/api/trips/{id}/co-organisers/{inviteId}': tripsIdCoOrganisersInviteId,
  '/api/trips/{id}/reminders': tripsIdReminders,
  '/api/trips/{id}/fit': tripsIdFit,
  '/api/trips/{id}/fit/{key}': tripsIdFitKey,
  '/api/trips/{id}/headcount': tripsIdHeadcount,
  '/api/trips/{id}/headcount.csv': tripsIdHeadcountCsv,
  '/api/trips/{id}/hidden': tripsIdHidden,
  '/api/trips/{id}/leave': tripsIdLeave,
  '/api/trips/{id}/block': tripsIdBlock,
  '/api/trips/{id}/events': tripsIdEvents,
  '/api/trips/{id}/version': tripsIdVersion,
  '/api/trips/{id}/seats': tripsIdSeats,
  '/api/trips/{id}/seats/suggestion': tripsIdSeatsSuggestion,
  '/api/trips/{id}/cars/{ride}': tripsIdCarsRide,
  '/api/trips/{id}/convoy': tripsIdConvoy,
  '/api/trips/{id}/tows': tripsIdTows,
  '/api/trips/{id}/copy': tripsIdCopy,
  '/api/trips/{id}/dates/preview': tripsIdDatesPreview,
  '/api/trips/{id}/names': tripsIdNames,
  '/api/trips/{id}/packing': tripsIdPacking,
  '/api/trips/{id}/packing/{item}': tripsIdPackingItem,
  '/api/trips/{id}/gear': tripsIdGear,
  '/api/trips/{id}/gear/{line}': tripsIdGearLine,
  '/api/trips/{id}/gear/{line}/offer': tripsIdGearLineOffer,
  '/api/trips/{id}/meals': tripsIdMeals,
  '/api/trips/{id}/meals/{day}/{meal}': tripsIdMealsMeal,
  '/api/trips/{id}/meals/{day}/{meal}/items': tripsIdMealsItems,
  '/api/trips/{id}/meals/{day}/{meal}/items/{item}': tripsIdMealsItem,
  '/api/trips/{id}/days': tripsIdDays,
  '/api/trips/{id}/duties': tripsIdDuties,
  '/api/trips/{id}/duties/suggestion': tripsIdDutiesSuggestion,
  '/api/trips/{id}/duties/{day}/{duty}': tripsIdDutiesTurn,
  '/api/trips/{id}/plans': tripsIdPlans,
  '/api/trips/{id}/plans/{plan}': tripsIdPlansPlan,
  '/api/trips/{id}/plans/{plan}/going': tripsIdPlansPlanGoing,
  '/api/trips/{id}/plans/{plan}/restore': tripsIdPlansRestore,
  '/api/trips/{id}/todos': tripsIdTodos,
  '/api/trips/{id}/todos/{todo}': tripsIdTodosTodo,
  '/api/trips/{id}/todos/hidden': tripsIdTodosHidden,
  '/api/trips/{id}/bookings': tripsIdBookings,
  '/api/trips/{id}/bookings/{booking}': tripsIdBookingsBooking,
  '/api/trips/{id}/bookings/{booking}/expense': tripsIdBookingsExpense,
  '/api/trips/{id}/bookings/{booking}/pitches/suggestion': tripsIdBookingsSuggestion,
  '/api/trips/{id}/bookings/{booking}/pitches/{pitch}/households/{household}': tripsIdBookingsPlace,
  '/api/trips/{id}/expenses': tripsIdExpenses,
  '/api/trips/{id}/expenses/{expenseId}': tripsIdExpensesExpenseId,
  '/api/trips/{id}/expenses.csv': tripsIdExpensesCsv,
  '/api/trips/{id}/home-contact': tripsIdHomeContact,
  '/api/trips/{id}/home-contact/back': tripsIdHomeContactBack,
  '/api/trips/{id}/pay-to': tripsIdPayTo,
  '/api/trips/{id}/payments': tripsIdPayments,
  '/api/trips/{id}/payments/{paymentId}': tripsIdPaymentsPaymentId,
  '/api/trips/{id}/vote': tripsIdVote,
  '/api/trips/{id}/vote/answers': tripsIdVoteAnswers,
  '/api/trips/{id}/vote/decision': tripsIdVoteDecision,
  '/api/at-home/{token}': atHomeToken,
  '/api/at-home/{token}/back': atHomeTokenBack,
  '/api/at-home/{token}/not-me': atHomeTokenNotMe,
  '/api/at-home/{token}/seen': atHomeTokenSeen,
  '/api/join/{token}': joinToken,
  '/invite/{token}/preview.png': invitePreview,
  '/join/{token}/preview.png': joinPreview,
  '/api/invites/{token}': invitesToken,
  '/api/invites/{token}/open': invitesTokenOpen,
  '/api/invites/{token}/report': invitesTokenReport,
  '/api/guest': guest,
  '/api/guest/leave': guestLeave,
  '/api/invites/{token}/calendar': invitesTokenCalendar,
  '/api/contact': contact,
  '/api/contact/challenge': contactChallenge,
  '/api/cron': cron,
  '/api/health': health,
  '/api/health/ready': healthReady,
  '/metrics': metrics,
};

/** All endpoints by their public path. route.test.ts fails when an endpoint is missing here. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path, ownHandlers(module)]),
);
