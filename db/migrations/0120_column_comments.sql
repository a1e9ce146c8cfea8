-- What every table and column holds, where psql (\d+), the generated row types and docs/data-dictionary.md read it. In brackets first: its names on the wire.
-- A column without a comment has a name that says all. Later migrations comment what they add.

comment on table states is 'The states and union territories of India.';
comment on column states.code is '[fkStateId] two letters, ISO 3166-2:IN';
comment on column states.slug is '[slug] for links';
comment on column states.name is '[state]';
comment on column states.name_hi is '[stateHi]';
comment on column states.gst_code is 'the state''s number in GST registrations';
comment on column states.lat is 'a rough centre';
comment on column states.lng is 'a rough centre';

comment on table state_names is 'Every name by which a state is found.';
comment on column state_names.folded is 'what people call a state (code, names, abbreviations, former names), folded like the text of a search';
comment on column state_names.state_code is 'the state that it names';

comment on table places is 'Cities, towns and villages; the wire calls them cities.';
comment on column places.id is '[fkCityId] frozen in places.csv';
comment on column places.state_code is '[fkStateId]';
comment on column places.slug is '[citySlug] the page''s address; a former one lives on in place_aliases';
comment on column places.name is '[city] today''s name';
comment on column places.name_hi is '[cityHi] in Devanagari, where one is known';
comment on column places.district is '[district]';
comment on column places.lat is '[latitude] degrees';
comment on column places.lng is '[longitude] degrees';
comment on column places.position is 'the same as a point, for the nearest place';
comment on column places.population is 'rounded; 0 is unknown; the larger place comes first';

comment on table place_names is 'Every name by which a place is found.';
comment on column place_names.folded is 'a name as people type it, folded like the text of a search';
comment on column place_names.kind is 'current, hindi, old or spelling';

comment on table place_aliases is 'Former addresses of places.';
comment on column place_aliases.slug is 'a former address, which leads for good to the present one';

comment on table categories is 'What a business is about, in the large.';
comment on column categories.id is '[fkCategoryId]';
comment on column categories.slug is '[slug]';
comment on column categories.name is '[category]';
comment on column categories.name_hi is '[categoryHi]';
comment on column categories.icon is '[icon] a drawing of the kit';
comment on column categories.synonyms is 'words people search it by';

comment on table subcategories is 'What a business is about, in the small.';
comment on column subcategories.id is '[fkSubCategoryId]';
comment on column subcategories.category_id is '[fkCategoryId]';
comment on column subcategories.slug is '[slug]';
comment on column subcategories.name is '[subCategory]';
comment on column subcategories.name_hi is '[subCategoryHi]';
comment on column subcategories.synonyms is 'words people search it by';

comment on table members is 'Everybody who has signed up, and owners known from an import.';
comment on column members.id is '[_id, fkUserId]';
comment on column members.kind is '[kind] individual, professional or business';
comment on column members.first_name is '[firstName, name] 2 to 49 letters of any script';
comment on column members.last_name is '[lastName, name] optional; 2 to 49 letters of any script';
comment on column members.phone is '[phoneNo] ten digits, one member each; others get it in the answer to a lead alone';
comment on column members.email is '[email] at most 254 characters, optional';
comment on column members.gender is '[gender] optional';
comment on column members.birth_date is '[birthDate] optional; a PIN may not be made of it';
comment on column members.address is '[address] optional';
comment on column members.pin_code is '[pinCode] optional';
comment on column members.place_id is '[fkCityId, city, cityHi, state] optional';
comment on column members.logo_image_id is '[logo] one picture';
comment on column members.pin_hash is 'argon2id over a peppered PIN; empty for an owner who has not claimed an imported entry';
comment on column members.ref_id is '[refId] id in the referral link, as it came';
comment on column members.referred_by is '[referredby] name in the referral link, as it came';
comment on column members.invited_by is 'the member whom ref_id names, if there is one';
comment on column members.language is '[language] en or hi, of messages to the member';
comment on column members.plan_expires_at is '[plan, planExpiresAt] no date is Plan 0; the plan''s status follows from the date';
comment on column members.blocked_at is 'set by the operator; what a blocked member owns is withheld';
comment on column members.staff_role is '[role] moderator, editor, treasurer or administrator; set by the operator';
comment on column members.show_on_map is '[showOnMap] false until the member chooses it';
comment on column members.terms_accepted_at is '[acceptsTerms] needed to sign up';
comment on column members.created_at is '[memberSince]';

comment on table images is 'Uploaded pictures; one that nothing uses a day later is removed.';
comment on column images.key is '[images, logo] 32 random hexadecimal characters; the name of the stored files';
comment on column images.width is 'of the picture as it is stored';
comment on column images.height is 'of the picture as it is stored';
comment on column images.bytes is 'of all its stored files together';

comment on table sessions is 'Who is signed in where. Thirty days past their end they are removed.';
comment on column sessions.id is '[_id] named by the token';
comment on column sessions.client is '[client] web, mobile or staff';
comment on column sessions.bind_hash is 'SHA-256 of the cookie that must accompany the token; empty for the mobile app';
comment on column sessions.user_agent is '[browser, system]';
comment on column sessions.ip is '[ip]';
comment on column sessions.created_at is '[createdAt]';
comment on column sessions.last_seen_at is '[lastSeenAt] idle after half an hour';
comment on column sessions.expires_at is 'twelve hours after the start';
comment on column sessions.ended_at is 'when it ended before it expired';
comment on column sessions.end_reason is 'logout, pin-changed, blocked, idle or ended-by-member';

comment on table devices is 'Browsers and phones that have proved themselves with a code.';
comment on column devices.device_hash is 'of the cookie of the browser or phone';
comment on column devices.last_seen_at is 'known for 180 days after it';

comment on table otp_codes is 'One-time codes sent by SMS, and the tickets that right ones earn.';
comment on column otp_codes.id is '[ticket] within the ticket';
comment on column otp_codes.purpose is 'sign-up, login, reset-pin or staff';
comment on column otp_codes.phone is '[phoneNo]';
comment on column otp_codes.code_hash is '[otp] keyed hash of six digits';
comment on column otp_codes.checks is 'how often a code was compared';
comment on column otp_codes.expires_at is 'after ten minutes';
comment on column otp_codes.used_at is 'when it was exchanged for its ticket';
comment on column otp_codes.spent_at is 'when its ticket was used';

comment on table attempt_counters is 'How often something was tried within a window of time.';
comment on column attempt_counters.bucket is 'name of the limit and a mark of whom it counts';
comment on column attempt_counters.window_start is 'when the first event opened the window';
comment on column attempt_counters.expires_at is 'when the window closes';
comment on column attempt_counters.count is 'events within the window';

comment on table pin_locks is 'Waiting times after wrong PINs.';
comment on column pin_locks.bucket is 'an account, one known device of it, or the change of its PIN';
comment on column pin_locks.failures is 'wrong PINs since the last right one';
comment on column pin_locks.failures_today is 'wrong PINs of the day';
comment on column pin_locks.today is 'the day that is counted';
comment on column pin_locks.locked_until is 'no PIN is checked before';

comment on table businesses is 'Entries of the business directory.';
comment on column businesses.id is '[_id, fkBusinessId]';
comment on column businesses.owner_id is '[fkUserId]';
comment on column businesses.name is '[businessName] 2 to 100 characters';
comment on column businesses.description is '[description] contacts in it are masked for whoever may not see them';
comment on column businesses.phone is '[phoneNo] given only in the answer to a lead';
comment on column businesses.email is '[email] given only in the answer to a lead';
comment on column businesses.website is '[website] for paid members';
comment on column businesses.address is '[address] for paid members';
comment on column businesses.pin_code is '[pinCode] for paid members';
comment on column businesses.place_id is '[fkCityId, city]';
comment on column businesses.subcategory_id is '[fkSubCategoryId, category, subCategory]';
comment on column businesses.lat is '[businessLocation, location.coordinates] two decimals in the locked view';
comment on column businesses.lng is '[businessLocation, location.coordinates] two decimals in the locked view';
comment on column businesses.position is 'the same as a point';
comment on column businesses.opening_hours is '[openingHours] [{day, isClosed, spans: [{from, to}]}] in Asia/Kolkata; null when the owner has not filled them in';
comment on column businesses.approval is '[status, isApproved] pending, approved, rejected or withheld: a trigger writes withheld for approved while the owner is blocked, which the wire does not tell apart';
comment on column businesses.rejection_message is '[rejectionMessage] exactly when rejected';
comment on column businesses.approved_at is 'the first approval: a page that once was there is gone, not unknown';
comment on column businesses.pending_edit is 'name, subcategory, pictures and website of an approved business as edited';
comment on column businesses.pending_since is '[hasPendingEdit] since when the edit waits for staff; null when they have turned it down';
comment on column businesses.edit_rejection_message is '[rejectionMessage] why the last edit was turned down';
comment on column businesses.unsent_correction is '[hasUnsentCorrection] the owner has saved a correction of what staff turned down, and has not sent it again yet';
comment on column businesses.views is '[views] a person counts once a day';
comment on column businesses.leads_count is '[leadsCount] written by the room of leads alone';
comment on column businesses.import_key is 'phone, folded name and place of an imported row';
comment on column businesses.import_print is 'print of that row''s values: the same file again changes nothing';
comment on column businesses.created_at is '[createdAt]';
comment on column businesses.updated_at is '[updatedAt]';

comment on table business_images is 'The pictures of a business.';
comment on column business_images.image_id is '[images]';
comment on column business_images.place is 'its place in the order';

comment on table listings is 'What businesses offer. Owner, place, subcategory and is_public follow the business by a trigger, so that lists need no join.';
comment on column listings.id is '[_id, fkListingId]';
comment on column listings.business_id is '[fkBusinessId]';
comment on column listings.owner_id is '[fkUserId]';
comment on column listings.place_id is '[fkCityId]';
comment on column listings.subcategory_id is '[fkSubCategoryId]';
comment on column listings.name is '[listingName] 2 to 100 characters';
comment on column listings.description is '[description]';
comment on column listings.price_paise is '[pricePaise, price] null is on request; the form has it in rupees';
comment on column listings.status is '[status, isActive] active or inactive, the owner''s choice';
comment on column listings.is_public is '[isApproved] the business is approved and not deleted; everybody sees what is public and active';
comment on column listings.views is '[views] as of businesses';
comment on column listings.leads_count is '[leadsCount] as of businesses';
comment on column listings.posted_at is '[postedOn]';
comment on column listings.updated_at is '[updatedAt]';

comment on table listing_images is 'The pictures of a listing.';
comment on column listing_images.image_id is '[images] up to six';
comment on column listing_images.place is 'its place in the order';

comment on table viewings is 'Who looked at what today: a viewer counts once a day.';
comment on column viewings.item_id is 'a business or a listing';
comment on column viewings.viewer_hash is 'keyed hash of a member, or of a visitor''s address and browser';
comment on column viewings.day is 'forgotten a day later';

comment on table viewing_addresses is 'How many visitors of one address were counted today.';
comment on column viewing_addresses.item_id is 'of viewings, forgotten with it';
comment on column viewing_addresses.day is 'of viewings, forgotten with it';
comment on column viewing_addresses.address_hash is 'keyed hash of a visitor''s address with item and day';
comment on column viewing_addresses.counted is 'visitors of it that were counted; at most five';

comment on table search_terms is 'The words of the search.';
comment on column search_terms.key is 'a sound: every spelling of a word in both scripts';
comment on column search_terms.bucket is 'coarser than the key: near misses share it';
comment on column search_terms.roman is '[understood.corrected] how a correction writes it';
comment on column search_terms.devanagari is '[understood.corrected] how a correction writes it in Hindi';
comment on column search_terms.documents is 'about how many documents have it';

comment on table search_documents is 'What the search finds: only what everybody may see is here.';
comment on column search_documents.number is 'what postings name';
comment on column search_documents.kind is '0 business, 1 listing';
comment on column search_documents.id is 'of the business or listing';
comment on column search_documents.position is 'where it is, for what is near';
comment on column search_documents.terms is 'its terms; those below zero are its subcategory, category and place, 0 is everything';
comment on column search_documents.scores is 'what each of its terms is worth';

comment on table cards is 'What everybody may see of an item, ready to be sent; made anew when it is missing.';
comment on column cards.id is 'of the business or listing';
comment on column cards.kind is '0 business, 1 listing';
comment on column cards.subcategory_id is 'its names are joined from memory';
comment on column cards.place_id is 'its names are joined from memory';
comment on column cards.members is 'its own fields of the card in a list, as members of a JSON object; contacts masked';
comment on column cards.locked is 'what the locked view of its page has beside them, likewise';
comment on column cards.version is 'the form of both texts; one of another form than today''s is not used';

comment on table search_postings is 'Which documents have a term, the best first.';
comment on column search_postings.place_id is '0 for all India';
comment on column search_postings.kind is 'as of the document';
comment on column search_postings.term is 'as in the document''s terms';
comment on column search_postings.score is 'the higher, the better';
comment on column search_postings.document is 'its number';

comment on table leads is 'Queries, calls and WhatsApp clicks that reached an owner.';
comment on column leads.id is '[_id]';
comment on column leads.owner_id is 'who is asked';
comment on column leads.member_id is 'who asks; never the owner';
comment on column leads.marker is '[isContactClick] call or whatsapp for ''Queried via call!!'' and ''Queried via whatsapp!!'', null for a written query';
comment on column leads.contact_person is '[contactPerson] of a click, from the session';
comment on column leads.phone is '[phoneNo] of a click, from the session';
comment on column leads.email is '[email] of a click, from the session';
comment on column leads.query is '[query] at most 1,000 characters';
comment on column leads.state is '[state]';
comment on column leads.city is '[city]';
comment on column leads.day is 'the same click or the same words on one day are one lead';
comment on column leads.waiting is '[isPublic] came while the owner''s plan had ended; the wire says the opposite';
comment on column leads.created_at is '[createdAt]';

comment on table contact_reveals is 'Every answer that held a phone number; a trigger keeps it for a year, a nightly job removes it after 400 days.';
comment on column contact_reveals.member_id is 'who saw it';
comment on column contact_reveals.owner_id is 'whose it is';
comment on column contact_reveals.lead_id is 'through which lead; that one may be deleted';
comment on column contact_reveals.how is 'call, whatsapp or query';
comment on column contact_reveals.ip is 'from which address';
comment on column contact_reveals.day is 'in Asia/Kolkata, for the daily caps';
comment on column contact_reveals.revealed_at is 'when';

comment on table contact_clicks is 'Clicks that are counted without a lead.';
comment on column contact_clicks.click is '[clicks] directions, website or detail; once a member, item and day';
comment on column contact_clicks.day is 'in Asia/Kolkata';
comment on column contact_clicks.clicked_at is 'when';

comment on table notifications is 'What members are notified of. Kept for a year.';
comment on column notifications.id is '[_id]';
comment on column notifications.member_id is '[fkUserId]';
comment on column notifications.key is '[payload] a message id, for the reader''s language; notification on the wire is the English sentence';
comment on column notifications.parameters is '[payload] the values of the message';
comment on column notifications.redirect is '[redirect] a path of ours, without its language';
comment on column notifications.about is 'such as ''lead:<id>''; a later one about the same takes its place';
comment on column notifications.read_at is '[isRead]';
comment on column notifications.created_at is '[createdAt]';

comment on table contact_messages is 'What people wrote to the operator; kept for two years.';
comment on column contact_messages.id is '[_id]';
comment on column contact_messages.reason is '[reason] question, complaint or data';
comment on column contact_messages.name is '[name]';
comment on column contact_messages.phone is '[phoneNo]';
comment on column contact_messages.email is '[email]';
comment on column contact_messages.message is '[message]';
comment on column contact_messages.member_id is '[fkUserId] when signed in';
comment on column contact_messages.ip is 'from which address';
comment on column contact_messages.created_at is '[createdAt]';

comment on table outbox is 'Messages by SMS and e-mail on their way out.';
comment on column outbox.id is 'the SMS gateway''s Idempotency-Key';
comment on column outbox.channel is 'sms or email';
comment on column outbox.template is 'message id of the text';
comment on column outbox.language is 'of the text';
comment on column outbox.state is 'waiting, withheld (never sent, but the same work), sent or expired';
comment on column outbox.sealed is 'receiver and values, encrypted; gone once sent or given up';
comment on column outbox.receiver_mark is 'mark of the receiver';
comment on column outbox.good_until is 'not sent any more after it';
comment on column outbox.done_at is 'when it was sent or given up';

comment on table demo_letters is 'Messages of a demo, for /dev; filled by the demo''s own transport alone.';
comment on column demo_letters.receiver_mark is 'mark of the receiver';
comment on column demo_letters.sealed is 'the message, encrypted';
comment on column demo_letters.sent_at is 'when';

comment on table plans is 'What can be bought: yearly memberships, from db/reference/plans.json; npm run plan sets the price.';
comment on column plans.id is '[_id, fkPlanId]';
comment on column plans.name is '[name]';
comment on column plans.name_hi is '[nameHi]';
comment on column plans.years is '[duration] calendar years';
comment on column plans.price_paise is '[price] what is paid';
comment on column plans.discount_paise is '[discount] the price before the discount is the sum of both';
comment on column plans.on_sale is 'whether it can be bought';

comment on table payment_orders is 'Orders of plans.';
comment on column payment_orders.id is '[paymentDetails]';
comment on column payment_orders.plan_id is '[plan]';
comment on column payment_orders.platform is '[platform] razorpay or sandbox';
comment on column payment_orders.amount_paise is '[amount] the plan''s price, held by a trigger';
comment on column payment_orders.currency is '[currency] INR';
comment on column payment_orders.gateway_order_id is '[order.id] null until the gateway has made its own order';
comment on column payment_orders.status is '[status] created, attempted, expired or paid; goes forward only';
comment on column payment_orders.created_at is '[createdAt]';
comment on column payment_orders.paid_at is '[paidAt]';
comment on column payment_orders.next_check_at is 'when the gateway is asked about it next; null: not any more';

comment on table payments is 'Payments that the gateway has for our orders.';
comment on column payments.id is '[paymentId] as the gateway writes it';
comment on column payments.status is 'failed, authorized, captured, refund_pending or refunded; goes forward only';
comment on column payments.amount_paise is 'as the gateway has it';
comment on column payments.currency is 'as the gateway has it';
comment on column payments.method is 'as the gateway has it';
comment on column payments.captured_at is 'when its money was known to have come';

comment on table plan_grants is 'What a settled order gave; never changed.';
comment on column plan_grants.order_id is 'once each';
comment on column plan_grants.payment_id is 'once each';
comment on column plan_grants.previous_end is 'the end of the plan before';
comment on column plan_grants.starts_at is '[startsAt] the later of previous_end and granted_at';
comment on column plan_grants.ends_at is '[planExpiresAt] the plan''s years after the start';
comment on column plan_grants.granted_at is 'when the order was settled';

comment on table receipt_counters is 'The numbers of receipts, by financial year.';
comment on column receipt_counters.financial_year is 'April to March';
comment on column receipt_counters.last is 'the last number given; without a gap';

comment on table receipts is 'Receipts of settled orders.';
comment on column receipts.number is '[receiptNumber] prefix, year and sequence';
comment on column receipts.financial_year is 'April to March';
comment on column receipts.sequence is 'its number within the year';
comment on column receipts.payer is 'name and address as they were that day';
comment on column receipts.issued_at is 'when';

comment on table ledger_transactions is 'Double entry; never changed or removed, held by triggers.';
comment on column ledger_transactions.kind is 'capture or refund, once a payment';
comment on column ledger_transactions.booked_at is 'when';

comment on table ledger_entries is 'The two sides of each transaction.';
comment on column ledger_entries.account is 'gateway, plan-income, refund-due or unmatched';
comment on column ledger_entries.amount_paise is 'debits positive, credits negative; a transaction sums to 0';

comment on table webhook_events is 'Webhooks of the gateway, once each.';
comment on column webhook_events.id is 'the gateway''s; without one, a hash of the body';
comment on column webhook_events.kind is 'what it is about, as it came';
comment on column webhook_events.body is 'as it came';
comment on column webhook_events.received_at is 'when it came';
comment on column webhook_events.processed_at is 'null while it waits';
comment on column webhook_events.outcome is 'what came of it';

comment on table payment_anomalies is 'Payments that a person must look at.';
comment on column payment_anomalies.reason is 'not-genuine, unknown-payment, order-mismatch, foreign-order, amount-mismatch, second-capture, refund-refused or refunded-after-grant';
comment on column payment_anomalies.gateway_order_id is 'empty for a payment without an order';
comment on column payment_anomalies.source is 'callback, webhook or reconcile';
comment on column payment_anomalies.amount_paise is 'where it is known';
comment on column payment_anomalies.currency is 'where it is known';
comment on column payment_anomalies.refund_due is 'the money has to go back';
comment on column payment_anomalies.occurrences is 'how often it came';
comment on column payment_anomalies.first_at is 'when it came first';
comment on column payment_anomalies.last_at is 'when it came last';
comment on column payment_anomalies.settled_at is 'when the refund was through';

comment on table payment_comparisons is 'Completed comparisons of the gateway''s payments with the ledger.';
comment on column payment_comparisons.until is 'up to when they were compared; the next comparison begins there';
comment on column payment_comparisons.applied is 'how many had to be applied';
comment on column payment_comparisons.finished_at is 'when';

comment on table idempotency_keys is 'Calls that carry a key of their own, and their answers. Kept for a day.';
comment on column idempotency_keys.call is 'name of the call';
comment on column idempotency_keys.key is '[idempotencyKey] of one intended change';
comment on column idempotency_keys.body_hash is 'the same key with another body is refused';
comment on column idempotency_keys.started_at is 'when it came first';
comment on column idempotency_keys.reply is 'the first answer; null while it is under way';

comment on table plan_notices is 'Which members have been notified of which end of their plan.';
comment on column plan_notices.kind is 'expiring or expired';
comment on column plan_notices.plan_end is 'the end that it was about';
comment on column plan_notices.noticed_at is 'when';

comment on table sandbox_gateway.orders is 'Orders at the demo''s own payment gateway; the portal''s code never reads them.';
comment on column sandbox_gateway.orders.id is 'in Razorpay''s form';
comment on column sandbox_gateway.orders.amount is 'in paise, as the portal ordered';
comment on column sandbox_gateway.orders.currency is 'as the portal ordered';
comment on column sandbox_gateway.orders.receipt is 'our order';
comment on column sandbox_gateway.orders.notes is 'as the portal ordered';
comment on column sandbox_gateway.orders.status is 'created, attempted or paid';
comment on column sandbox_gateway.orders.attempts is 'of payers';

comment on table sandbox_gateway.payments is 'Payments at the demo''s own payment gateway.';
comment on column sandbox_gateway.payments.id is 'in Razorpay''s form';
comment on column sandbox_gateway.payments.amount is 'in paise';
comment on column sandbox_gateway.payments.method is 'upi, card, netbanking or wallet';
comment on column sandbox_gateway.payments.status is 'authorized, captured, failed or refunded';
comment on column sandbox_gateway.payments.captured is 'its money has come, whether or not it has gone back';
comment on column sandbox_gateway.payments.amount_refunded is 'in paise';
comment on column sandbox_gateway.payments.silent is 'a switch of the test window: its events are not sent';

comment on table sandbox_gateway.events is 'Webhooks of the demo''s own payment gateway.';
comment on column sandbox_gateway.events.body is 'of the webhook';
comment on column sandbox_gateway.events.delivered_at is 'null until the portal has taken it';

comment on table staff_log is 'What staff and the operator have done: written in the same transaction; never changed, held by a trigger.';
comment on column staff_log.id is '[_id]';
comment on column staff_log.staff_id is '[actor, staffName] null: the operator, on the machine itself (npm run staff)';
comment on column staff_log.action is '[action] business.approved, edit.rejected, operator.blocked and the like';
comment on column staff_log.subject_kind is 'whom or what it was done to: business or member';
comment on column staff_log.subject_id is 'of the business or member';
comment on column staff_log.subject_name is '[subjectName] its name at that time';
comment on column staff_log.detail is '[message] such as the reason that was given';
comment on column staff_log.done_at is '[doneAt]';

comment on table settings is 'What the operator publishes: name, contact, texts.';
comment on column settings.key is 'brand, contact, social, receipts, privacy and terms; demo in a demo';
comment on column settings.value is '[commonInfo, contactInfo, termsAndConditions, privacyPolicy] isDefault until the operator has edited it; only then it follows a newer content.json';

comment on table reference_files is 'Which files of db/reference were loaded.';
comment on column reference_files.name is 'the first of the files that are loaded together';
comment on column reference_files.hash is 'of their contents: what is loaded already costs a hash';
comment on column reference_files.loaded_at is 'when';

comment on table migrations is 'Which files of db/migrations were applied.';
comment on column migrations.name is 'of the file';
comment on column migrations.hash is 'of its content: one that changed afterwards stops the start';
comment on column migrations.applied_at is 'when';

comment on table job_workers is 'Workers of the queue that live; the queue''s own tables are Graphile Worker''s, in the schema graphile_worker.';
comment on column job_workers.seen_at is 'when it was last known to live';
