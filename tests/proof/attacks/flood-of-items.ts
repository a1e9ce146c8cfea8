/** Attack 7: one owner adds four hundred offerings at once to fill the newest lists, switches them, and writes notes in parallel. */
import { listings } from "#contract/listings.ts";
import { notifications } from "#contract/notifications.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { staff } from "#contract/staff.ts";
import { getFrom } from "#tests/harness/raw-get.ts";
import { addressesIn } from "#tests/harness/visitors.ts";
import { ms, timed } from "./bystander.ts";
import { type Attack, countStatuses, having, times } from "./outcome.ts";

const OFFERINGS = 400;
const NOTES = 150;
const SWITCHES = 90;
/** Of one owner, on a page of a newest list. */
const OF_ONE = 3;
const address = addressesIn(67);

export const floodOfItems: Attack = {
  title: `${OFFERINGS} offerings of one owner at once, ${NOTES} notes`,
  async replay(stage) {
    const rekha = await stage.signIn("rekha");
    const as = () => ({ from: address() });
    const own = (await stage.call(ownBusinesses.fetchAll, {}, rekha)).payload.businesses;
    const business = own.find(({ isApproved }) => isApproved)!._id;
    const form = (at: number) => ({
      fkBusinessId: business,
      listingName: `Flood ${at}`,
      description: "One of very many",
    });
    const { result: made, took } = await timed(() =>
      times(OFFERINGS, (at) => stage.call(ownListings.create, form(at), rekha, as())),
    );
    const notes = await times(NOTES, (at) =>
      stage.call(notifications.create, { notification: `Note ${at}` }, rekha, as()),
    );
    const [first] = (await stage.call(ownListings.fetchAll, { limit: 1 }, rekha)).payload.listings;
    const switches = await times(SWITCHES, () =>
      stage.call(ownListings.toggleListingStatus, { id: first!._id }, rekha, as()),
    );
    const newest = (await stage.call(listings.fetchAll, { limit: 20 }, undefined, as())).payload.listings;
    const ofOwner = newest.filter(({ fkBusinessId }) => own.some(({ _id }) => _id === fkBusinessId)).length;
    const onPages = await Promise.all(
      ["/home", "/all-over-india?kind=offerings"].map(async (path) => {
        const { text } = await getFrom(stage, path, address());
        return new Set(text.match(/Flood \d+/g)).size;
      }),
    );
    const shankar = await stage.signIn("shankar", "staff");
    const [newListing] = (await stage.call(staff.newListings, { limit: 1 }, shankar)).payload.listings;
    const taken = having(201, made);
    const { listingsPerDay } = stage.config;
    return {
      got: [
        `${OFFERINGS} offerings to one business were answered ${countStatuses(made)} within ${ms(took)}; of the newest ${newest.length} offerings ${ofOwner} are this owner's, on the front page and the page of all offerings ${onPages.join(" and ")}.`,
        `Staff see the newest in the console with the figure that ${newListing!.ofDay} of that business came within a day.`,
        `${NOTES} notes at once were answered ${countStatuses(notes)}, ${SWITCHES} switches of one offering ${countStatuses(switches)}.`,
      ],
      must: {
        "a business takes a day's number of offerings": taken === listingsPerDay,
        "three of one owner stand on a page": [ofOwner, ...onPages].every((n) => n <= OF_ONE),
        "staff see them": newListing!.ofDay >= taken,
        "fifty notes are written": having(201, notes) === 50,
        "sixty switches are made": having(200, switches) === 60,
        "everybody else is told to wait": [made, notes, switches].every((all) =>
          all.every(({ status }) => [200, 201, 429].includes(status)),
        ),
      },
    };
  },
};
