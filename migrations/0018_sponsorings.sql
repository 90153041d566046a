CREATE TABLE "sponsorings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsorings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"days" smallint NOT NULL,
	"is_free" boolean NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"views_count" integer DEFAULT 0 NOT NULL,
	"clicks_count" integer DEFAULT 0 NOT NULL,
	"granted_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsorings_days" CHECK (days IN (7, 15, 30)),
	CONSTRAINT "sponsorings_price" CHECK (price >= 0 AND (price = 0 OR NOT is_free)),
	CONSTRAINT "sponsorings_time" CHECK ((starts_at IS NULL) = (ends_at IS NULL) AND ends_at > starts_at),
	CONSTRAINT "sponsorings_begun" CHECK (state NOT IN ('active', 'expired') OR starts_at IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "sponsored_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sponsorings" ADD CONSTRAINT "sponsorings_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorings" ADD CONSTRAINT "sponsorings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorings" ADD CONSTRAINT "sponsorings_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sponsorings_offer" ON "sponsorings" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "sponsorings_company" ON "sponsorings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sponsorings_granter" ON "sponsorings" USING btree ("granted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsorings_one_active" ON "sponsorings" USING btree ("offer_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "sponsorings_running" ON "sponsorings" USING btree ("ends_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "offers_sponsored" ON "offers" USING btree ("sponsored_until") WHERE sponsored_until IS NOT NULL;