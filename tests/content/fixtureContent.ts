import type { TeamContent } from "../../src/content/declarations/team";
import about from "../fixtures/site/about.json";
import contact from "../fixtures/site/contact.json";
import faqs from "../fixtures/site/faqs.json";
import features from "../fixtures/site/features.json";
import home from "../fixtures/site/home.json";
import interfaceWords from "../fixtures/site/interface.json";
import privacyPolicy from "../fixtures/site/legal/privacy-policy.json";
import terms from "../fixtures/site/legal/terms.json";
import navigation from "../fixtures/site/navigation.json";
import notFound from "../fixtures/site/not-found.json";
import academy from "../fixtures/site/programs/academy.json";
import events from "../fixtures/site/programs/events.json";
import podcast from "../fixtures/site/programs/podcast.json";
import sprints from "../fixtures/site/programs/sprints.json";
import site from "../fixtures/site/site.json";
import team from "../fixtures/site/team.json";
import whyJoin from "../fixtures/site/why-join.json";

/** Returns a mutable copy of the fixture's content, by file. */
export const fixtureContent = () =>
  structuredClone({
    "about.json": about,
    "contact.json": contact,
    "faqs.json": faqs,
    "features.json": features,
    "home.json": home,
    "interface.json": interfaceWords,
    "legal/privacy-policy.json": privacyPolicy,
    "legal/terms.json": terms,
    "navigation.json": navigation,
    "not-found.json": notFound,
    "programs/academy.json": academy,
    "programs/events.json": events,
    "programs/podcast.json": podcast,
    "programs/sprints.json": sprints,
    "site.json": site,
    "team.json": team as TeamContent,
    "why-join.json": whyJoin,
  });

export type Content = ReturnType<typeof fixtureContent>;
