/* Generated from openapi/ by `npm run generate`: validators compiled ahead of time. Change the contract, not this file. */
// @ts-nocheck: machine-made JavaScript, whose types stand in ../compiled.ts.
import { equal, formats, ucs2length } from '../compiled-helpers.js';
export const answerPointers = [
  "#/components/schemas/PaymentRequestList",
  "#/components/schemas/ErrorInvalidParameter",
  "#/components/schemas/ErrorUnauthenticated",
  "#/components/schemas/ErrorPermissionDenied",
  "#/components/schemas/ErrorMethodNotAllowed",
  "#/components/schemas/ErrorRateLimited",
  "#/components/schemas/ErrorInternalServerError",
  "#/components/schemas/ErrorServiceUnavailable",
  "#/components/schemas/PaymentRequest",
  "#/components/schemas/ErrorIdempotencyConflict",
  "#/components/schemas/ErrorIdempotencyUnprocessable",
  "#/components/schemas/ErrorNotFound",
  "#/components/schemas/TransactionList",
  "#/components/schemas/Transaction",
  "#/components/schemas/InvoiceList",
  "#/components/schemas/Invoice",
  "#/components/schemas/PayoutList",
  "#/components/schemas/PayoutCreated",
  "#/components/schemas/ErrorPayoutUnprocessable",
  "#/components/schemas/Payout",
  "#/components/schemas/WebhookEndpointList",
  "#/components/schemas/WebhookEndpoint",
  "#/components/schemas/ErrorWebhookConflict",
  "#/components/schemas/WebhookDeletion",
  "#/components/schemas/Balance",
  "#/components/schemas/Account"
];
export const touchedBy = {
  "auth-error-body-status": [
    "#/components/schemas/ErrorUnauthenticated"
  ],
  "envelope-form2": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "error-codes-catalog": [
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-codes-overview": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-details-string": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "semantic-status-422": [
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorUnprocessable"
  ],
  "envelope-form2-events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ]
};
const Gt={listPayments(){return{general:(()=>{const R={};R.exports=f,R.exports.default=f;const ve={paths:{"/payments":{get:{
operationId:"listPayments",parameters:[{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,
default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:[
"pending","paid","expired","failed"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],
properties:{query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"\
string",minLength:1},ending_before:{type:"string",minLength:1},status:{type:"string",enum:["pending","paid","expired","f\
ailed"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-\
time"];function f(D,{instancePath:$="",parentData:de,parentDataProperty:W,rootData:pe=D,dynamicAnchors:z={}}={}){let T=null,
y=0;const E=f.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&(E.items=void 0),D&&typeof D=="object"&&!Array.
isArray(D)){let P;if(D.query===void 0&&(P="query")||D.headers===void 0&&(P="headers")||D.params===void 0&&(P="params"))return f.
errors=[{instancePath:$,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;if(D.query!==void 0){
let g=D.query;const q=y;if(y===q)if(g&&typeof g=="object"&&!Array.isArray(g)){g.limit===void 0&&(g.limit=10);let c=g.limit;
const C=y;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,x;if(x===void 0)if(i==="boolean"||c===
null||i==="string"&&c&&c==+c&&!(c%1))x=+c;else return f.errors=[{instancePath:$+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;x!==void 0&&(c=x,g!==void 0&&(g.limit=x))}if(y===
C&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return f.errors=[{instancePath:$+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<1||isNaN(c))return f.
errors=[{instancePath:$+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var L=C===y;if(L){if(g.starting_after!==void 0){let i=g.starting_after;const x=y;if(typeof i!=
"string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=
[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(y===x&&typeof i=="string"&&i.length<2&&J(i)<1)
return f.errors=[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;if(L){if(g.ending_before!==void 0){let i=g.ending_before;
const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=b))}if(y===x&&typeof i=="string"&&i.length<
2&&J(i)<1)return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;if(L){if(g.status!==void 0){let i=g.status;
const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return f.errors=[{instancePath:$+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i==="pending"||i==="paid"||i==="expired"||i==="faile\
d"))return f.errors=[{instancePath:$+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enu\
m",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var L=x===y}else var L=!0;if(L){if(g.created_after!==
void 0){let i=g.created_after;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolea\
n")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.created_after=
b))}if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.errors=[{instancePath:$+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var L=x===y}else var L=!0;
if(L)if(g.created_before!==void 0){let i=g.created_before;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)
if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=
b,g!==void 0&&(g.created_before=b))}if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.errors=[{instancePath:$+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var L=x===y}else var L=!0}}}}}else return f.errors=[{instancePath:$+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var m=q===y}else var m=!0;if(m)if(D.headers!==void 0){let g=D.headers;const q=y;
if(y===q)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.prefer!==void 0){let C=g.prefer;const i=y;if(typeof C!="strin\
g"){let x=typeof C,Z;if(Z===void 0)if(x=="number"||x=="boolean")Z=""+C;else if(C===null)Z="";else return f.errors=[{instancePath:$+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;Z!==
void 0&&(C=Z,g!==void 0&&(g.prefer=Z))}if(y===i&&typeof C=="string"&&C.length>4096&&J(C)>4096)return f.errors=[{instancePath:$+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return f.errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var m=q===y}else var m=!0}return f.errors=T,y===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},createPayment(){return{general:(()=>{const R={};
R.exports=f,R.exports.default=f;const ve={paths:{"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idemp\
otency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-form\
at":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schem\
as/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}}}}}}},components:{
schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},HttpUrl:{
type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},Description:{type:"\
string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,
maximum:999999999999999}}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{
"idempotency-key":{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function f(D,{instancePath:$="",
parentData:de,parentDataProperty:W,rootData:pe=D,dynamicAnchors:z={}}={}){let T=null,y=0;const E=f.evaluated;if(E.dynamicProps&&
(E.props=void 0),E.dynamicItems&&(E.items=void 0),D&&typeof D=="object"&&!Array.isArray(D)){let m;if(D.query===void 0&&(m=
"query")||D.headers===void 0&&(m="headers")||D.params===void 0&&(m="params"))return f.errors=[{instancePath:$,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(D.headers!==void 0){let P=D.headers;if(y===y)if(P&&typeof P==
"object"&&!Array.isArray(P)){if(P["idempotency-key"]!==void 0){let q=P["idempotency-key"];const c=y;if(typeof q!="string"){
let C=typeof q,i;if(i===void 0)if(C=="number"||C=="boolean")i=""+q;else if(q===null)i="";else return f.errors=[{instancePath:$+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"\
string"}}],!1;i!==void 0&&(q=i,P!==void 0&&(P["idempotency-key"]=i))}if(y===c&&typeof q=="string"){if(q.length>255&&J(q)>
255)return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-\
key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(q.length<2&&J(q)<1)return f.errors=[{instancePath:$+"/head\
ers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!j.test(q))return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var L=c===y}else var L=!0;if(L)if(P.
prefer!==void 0){let q=P.prefer;const c=y;if(typeof q!="string"){let i=typeof q,x;if(x===void 0)if(i=="number"||i=="bool\
ean")x=""+q;else if(q===null)x="";else return f.errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/properties/heade\
rs/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(q=x,P!==void 0&&(P.prefer=x))}if(y===
c&&typeof q=="string"&&q.length>4096&&J(q)>4096)return f.errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/propert\
ies/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var L=c===y}else var L=!0}else return f.
errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return f.
errors=T,y===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
R.exports})(),body:(()=>{const R={};R.exports=E,R.exports.default=E;const ve={paths:{"/payments":{post:{operationId:"cre\
atePayment",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,
pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","\
currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/Request\
edCurrency"},description:{$ref:"#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{
$ref:"#/components/schemas/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"\
date-time"}}}}}}}}},components:{schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,
propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},
HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},Description:{
type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,
maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["amount","currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/compon\
ents/schemas/RequestedCurrency"},description:{$ref:"#/components/schemas/Description"},callback_url:{$ref:"#/components/\
schemas/HttpUrl"},metadata:{$ref:"#/components/schemas/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{
type:"string",format:"date-time"}}}},required:["body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},j={
type:"string",minLength:1,maxLength:16},f={type:"string",maxLength:1e3},D={type:"string",format:"uri",pattern:"^[Hh][Tt]\
[Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},$={type:"object",maxProperties:50,propertyNames:{type:"stri\
ng",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},de={type:"\
string",format:"email",maxLength:254},W=ucs2length,pe=formats.uri,z=formats.email,T=formats["date-time"],y=new RegExp("^\
[Hh][Tt][Tt][Pp][Ss]?://","u");function E(L,{instancePath:m="",parentData:P,parentDataProperty:g,rootData:q=L,dynamicAnchors:c={}}={}){
let C=null,i=0;const x=E.evaluated;if(x.dynamicProps&&(x.props=void 0),x.dynamicItems&&(x.items=void 0),L&&typeof L=="ob\
ject"&&!Array.isArray(L)){let Q;if(L.body===void 0&&(Q="body"))return E.errors=[{instancePath:m,schemaPath:"#/required",
keyword:"required",params:{missingProperty:Q}}],!1;if(L.body!==void 0){let ee=L.body;if(i===i)if(ee&&typeof ee=="object"&&
!Array.isArray(ee)){let Ce;if(ee.amount===void 0&&(Ce="amount")||ee.currency===void 0&&(Ce="currency"))return E.errors=[
{instancePath:m+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:Ce}}],!1;{const K=i;
for(const M in ee)if(!(M==="amount"||M==="currency"||M==="description"||M==="callback_url"||M==="metadata"||M==="custome\
r_email"||M==="expires_at")){return E.errors=[{instancePath:m+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:M}}],!1;break}if(K===i){if(ee.amount!==void 0){let M=ee.amount;
const se=i;if(i===i)if(typeof M=="number"&&isFinite(M)){if(M>999999999999999||isNaN(M))return E.errors=[{instancePath:m+
"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(M<=0||isNaN(M))return E.errors=[{instancePath:m+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/ex\
clusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return E.errors=[{instancePath:m+"/\
body/amount",schemaPath:"#/components/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var Z=se===
i}else var Z=!0;if(Z){if(ee.currency!==void 0){let M=ee.currency;const se=i;if(i===i)if(typeof M=="string"){if(M.length>
16&&W(M)>16)return E.errors=[{instancePath:m+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLeng\
th",keyword:"maxLength",params:{limit:16}}],!1;if(M.length<2&&W(M)<1)return E.errors=[{instancePath:m+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:m+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var Z=se===
i}else var Z=!0;if(Z){if(ee.description!==void 0){let M=ee.description;const se=i;if(i===i)if(typeof M=="string"){if(M.length>
1e3&&W(M)>1e3)return E.errors=[{instancePath:m+"/body/description",schemaPath:"#/components/schemas/Description/maxLengt\
h",keyword:"maxLength",params:{limit:1e3}}],!1}else return E.errors=[{instancePath:m+"/body/description",schemaPath:"#/c\
omponents/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var Z=se===i}else var Z=!0;if(Z){if(ee.callback_url!==
void 0){let M=ee.callback_url;const se=i,$e=i;if(i===$e&&i===$e)if(typeof M=="string"){if(M.length>2048&&W(M)>2048)return E.
errors=[{instancePath:m+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{
limit:2048}}],!1;if(y.test(M)){if(!pe(M))return E.errors=[{instancePath:m+"/body/callback_url",schemaPath:"#/components/\
schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return E.errors=[{instancePath:m+"/body/callbac\
k_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],
!1}else return E.errors=[{instancePath:m+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var Z=se===i}else var Z=!0;if(Z){if(ee.metadata!==void 0){let M=ee.metadata;const se=i;if(i===
i)if(M&&typeof M=="object"&&!Array.isArray(M)){if(Object.keys(M).length>50)return E.errors=[{instancePath:m+"/body/metad\
ata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const G in M){
const ie=i;if(i===ie)if(typeof G=="string"){if(G.length>40&&W(G)>40){const ce={instancePath:m+"/body/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:G};C===null?C=
[ce]:C.push(ce),i++}else if(G.length<2&&W(G)<1){const ce={instancePath:m+"/body/metadata",schemaPath:"#/components/schem\
as/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:G};C===null?C=[ce]:C.push(ce),i++}}else{
const ce={instancePath:m+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{
type:"string"},propertyName:G};C===null?C=[ce]:C.push(ce),i++}var X=ie===i;if(!X){const ce={instancePath:m+"/body/metada\
ta",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:G}};return C===
null?C=[ce]:C.push(ce),i++,E.errors=C,!1;break}}if(X)for(const G in M){let ie=M[G];const ce=i;if(typeof ie!="string"&&!(typeof ie==
"number"&&isFinite(ie))&&typeof ie!="boolean"&&ie!==null)return E.errors=[{instancePath:m+"/body/metadata/"+G.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:$.
additionalProperties.type}}],!1;if(i===ce&&typeof ie=="string"&&ie.length>500&&W(ie)>500)return E.errors=[{instancePath:m+
"/body/metadata/"+G.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalPropertie\
s/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var b=ce===i;if(!b)break}}else return E.errors=[{instancePath:m+
"/body/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var Z=se===i}else
var Z=!0;if(Z){if(ee.customer_email!==void 0){let M=ee.customer_email;const se=i,$e=i;if(i===$e&&i===$e)if(typeof M=="st\
ring"){if(M.length>254&&W(M)>254)return E.errors=[{instancePath:m+"/body/customer_email",schemaPath:"#/components/schema\
s/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!z(M))return E.errors=[{instancePath:m+"/body/customer\
_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return E.errors=
[{instancePath:m+"/body/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"string"}}],
!1;var Z=se===i}else var Z=!0;if(Z)if(ee.expires_at!==void 0){let M=ee.expires_at;const se=i;if(i===se&&i===se)if(typeof M==
"string"){if(!T(M))return E.errors=[{instancePath:m+"/body/expires_at",schemaPath:"#/properties/body/properties/expires_\
at/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.errors=[{instancePath:m+"/body/expires_at",schemaPath:"\
#/properties/body/properties/expires_at/type",keyword:"type",params:{type:"string"}}],!1;var Z=se===i}else var Z=!0}}}}}}}}else
return E.errors=[{instancePath:m+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}
return E.errors=C,i===0}return E.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
R.exports})()}},getPayment(){return{general:(()=>{const R={};R.exports=j,R.exports.default=j;const ve={paths:{"/payments\
/{payment_request_id}":{get:{operationId:"getPayment",parameters:[{name:"payment_request_id",in:"path",required:!0,schema:{
type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{payment_request_id:{type:"st\
ring",minLength:1}},required:["payment_request_id"]},cookies:{},body:{}}},J=ucs2length;function j(f,{instancePath:D="",parentData:$,
parentDataProperty:de,rootData:W=f,dynamicAnchors:pe={}}={}){let z=null,T=0;const y=j.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.query===void 0&&(L="query")||
f.headers===void 0&&(L="headers")||f.params===void 0&&(L="params"))return j.errors=[{instancePath:D,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:L}}],!1;if(f.headers!==void 0){let m=f.headers;const P=T;if(T===P)if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.prefer!==void 0){let g=m.prefer;const q=T;if(typeof g!="string"){let c=typeof g,C;if(C===
void 0)if(c=="number"||c=="boolean")C=""+g;else if(g===null)C="";else return j.errors=[{instancePath:D+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;C!==void 0&&(g=C,m!==
void 0&&(m.prefer=C))}if(T===q&&typeof g=="string"&&g.length>4096&&J(g)>4096)return j.errors=[{instancePath:D+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return j.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var E=P===T}else var E=!0;if(E)if(f.params!==void 0){let m=f.params;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.
isArray(m)){let q;if(m.payment_request_id===void 0&&(q="payment_request_id"))return j.errors=[{instancePath:D+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:q}}],!1;if(m.payment_request_id!==void 0){
let c=m.payment_request_id;const C=T;if(typeof c!="string"){let i=typeof c,x;if(x===void 0)if(i=="number"||i=="boolean")
x=""+c;else if(c===null)x="";else return j.errors=[{instancePath:D+"/params/payment_request_id",schemaPath:"#/properties\
/params/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(c=x,m!==void 0&&(m.payment_request_id=
x))}if(T===C&&typeof c=="string"&&c.length<2&&J(c)<1)return j.errors=[{instancePath:D+"/params/payment_request_id",schemaPath:"\
#/properties/params/properties/payment_request_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=
[{instancePath:D+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else
var E=!0}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},R.exports})(),body:void 0}},listTransactions(){return{general:(()=>{const R={};R.exports=f,R.exports.default=
f;const ve={paths:{"/transactions":{get:{operationId:"listTransactions",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","confirmed","failed","refunded"]},allowReserved:!0,style:"form",
explode:!0},{name:"type",in:"query",required:!1,schema:{type:"string",enum:["payment","payout","refund"]},allowReserved:!0,
style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","confirmed","failed","refunded"]},type:{type:"string",enum:["payment","payout","re\
fund"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-\
time"];function f(D,{instancePath:$="",parentData:de,parentDataProperty:W,rootData:pe=D,dynamicAnchors:z={}}={}){let T=null,
y=0;const E=f.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&(E.items=void 0),D&&typeof D=="object"&&!Array.
isArray(D)){let P;if(D.query===void 0&&(P="query")||D.headers===void 0&&(P="headers")||D.params===void 0&&(P="params"))return f.
errors=[{instancePath:$,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;if(D.query!==void 0){
let g=D.query;const q=y;if(y===q)if(g&&typeof g=="object"&&!Array.isArray(g)){g.limit===void 0&&(g.limit=10);let c=g.limit;
const C=y;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,x;if(x===void 0)if(i==="boolean"||c===
null||i==="string"&&c&&c==+c&&!(c%1))x=+c;else return f.errors=[{instancePath:$+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;x!==void 0&&(c=x,g!==void 0&&(g.limit=x))}if(y===
C&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return f.errors=[{instancePath:$+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<1||isNaN(c))return f.
errors=[{instancePath:$+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var L=C===y;if(L){if(g.starting_after!==void 0){let i=g.starting_after;const x=y;if(typeof i!=
"string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=
[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(y===x&&typeof i=="string"&&i.length<2&&J(i)<1)
return f.errors=[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;if(L){if(g.ending_before!==void 0){let i=g.ending_before;
const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=b))}if(y===x&&typeof i=="string"&&i.length<
2&&J(i)<1)return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;if(L){if(g.status!==void 0){let i=g.status;
const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return f.errors=[{instancePath:$+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i==="pending"||i==="confirmed"||i==="failed"||i==="r\
efunded"))return f.errors=[{instancePath:$+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"\
enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var L=x===y}else var L=!0;if(L){if(g.type!==
void 0){let i=g.type;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===
null)b="";else return f.errors=[{instancePath:$+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.type=b))}if(!(i==="payment"||i==="payout"||i==="refund"))
return f.errors=[{instancePath:$+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{
allowedValues:ve.properties.query.properties.type.enum}}],!1;var L=x===y}else var L=!0;if(L){if(g.created_after!==void 0){
let i=g.created_after;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+
i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/created_after",schemaPath:"#/properties/query/prop\
erties/created_after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.created_after=b))}
if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.errors=[{instancePath:$+"/query/created_after",schemaPath:"#/propert\
ies/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var L=x===y}else var L=!0;if(L)
if(g.created_before!==void 0){let i=g.created_before;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X==
"number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/created_before",schemaPath:"\
#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&
(g.created_before=b))}if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.errors=[{instancePath:$+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-time"}}],!1;var L=x===
y}else var L=!0}}}}}}else return f.errors=[{instancePath:$+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"}}],!1;var m=q===y}else var m=!0;if(m)if(D.headers!==void 0){let g=D.headers;const q=y;if(y===q)if(g&&
typeof g=="object"&&!Array.isArray(g)){if(g.prefer!==void 0){let C=g.prefer;const i=y;if(typeof C!="string"){let x=typeof C,
Z;if(Z===void 0)if(x=="number"||x=="boolean")Z=""+C;else if(C===null)Z="";else return f.errors=[{instancePath:$+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;Z!==void 0&&
(C=Z,g!==void 0&&(g.prefer=Z))}if(y===i&&typeof C=="string"&&C.length>4096&&J(C)>4096)return f.errors=[{instancePath:$+"\
/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return f.errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var m=q===y}else var m=!0}return f.errors=T,y===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},getTransaction(){return{general:(()=>{const R={};
R.exports=j,R.exports.default=j;const ve={paths:{"/transactions/{transaction_id}":{get:{operationId:"getTransaction",parameters:[
{name:"transaction_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["q\
uery","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{transaction_id:{type:"string",minLength:1}},required:["transaction_id"]},cookies:{},body:{}}},
J=ucs2length;function j(f,{instancePath:D="",parentData:$,parentDataProperty:de,rootData:W=f,dynamicAnchors:pe={}}={}){let z=null,
T=0;const y=j.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),f&&typeof f=="object"&&!Array.
isArray(f)){let L;if(f.query===void 0&&(L="query")||f.headers===void 0&&(L="headers")||f.params===void 0&&(L="params"))return j.
errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;if(f.headers!==void 0){
let m=f.headers;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.prefer!==void 0){let g=m.prefer;const q=T;
if(typeof g!="string"){let c=typeof g,C;if(C===void 0)if(c=="number"||c=="boolean")C=""+g;else if(g===null)C="";else return j.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;C!==void 0&&(g=C,m!==void 0&&(m.prefer=C))}if(T===q&&typeof g=="string"&&g.length>4096&&J(g)>4096)return j.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)if(f.params!==void 0){let m=f.params;const P=T;if(T===P)
if(m&&typeof m=="object"&&!Array.isArray(m)){let q;if(m.transaction_id===void 0&&(q="transaction_id"))return j.errors=[{
instancePath:D+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:q}}],!1;if(m.
transaction_id!==void 0){let c=m.transaction_id;const C=T;if(typeof c!="string"){let i=typeof c,x;if(x===void 0)if(i=="n\
umber"||i=="boolean")x=""+c;else if(c===null)x="";else return j.errors=[{instancePath:D+"/params/transaction_id",schemaPath:"\
#/properties/params/properties/transaction_id/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(c=x,m!==void 0&&
(m.transaction_id=x))}if(T===C&&typeof c=="string"&&c.length<2&&J(c)<1)return j.errors=[{instancePath:D+"/params/transac\
tion_id",schemaPath:"#/properties/params/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else
return j.errors=[{instancePath:D+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},listInvoices(){return{general:(()=>{const R={};R.exports=
f,R.exports.default=f;const ve={paths:{"/invoices":{get:{operationId:"listInvoices",parameters:[{name:"limit",in:"query",
required:!1,schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"st\
arting_after",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"\
ending_before",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"\
status",in:"query",required:!1,schema:{type:"string",enum:["draft","open","paid","past_due","void"]},allowReserved:!0,style:"\
form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["draft","open","paid","past_due","void"]},created_after:{type:"string",format:"date-time"},created_before:{
type:"string",format:"date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length,j=formats["date-time"];function f(D,{instancePath:$="",parentData:de,parentDataProperty:W,
rootData:pe=D,dynamicAnchors:z={}}={}){let T=null,y=0;const E=f.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&
(E.items=void 0),D&&typeof D=="object"&&!Array.isArray(D)){let P;if(D.query===void 0&&(P="query")||D.headers===void 0&&(P=
"headers")||D.params===void 0&&(P="params"))return f.errors=[{instancePath:$,schemaPath:"#/required",keyword:"required",
params:{missingProperty:P}}],!1;if(D.query!==void 0){let g=D.query;const q=y;if(y===q)if(g&&typeof g=="object"&&!Array.isArray(
g)){g.limit===void 0&&(g.limit=10);let c=g.limit;const C=y;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,
x;if(x===void 0)if(i==="boolean"||c===null||i==="string"&&c&&c==+c&&!(c%1))x=+c;else return f.errors=[{instancePath:$+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;x!==void 0&&
(c=x,g!==void 0&&(g.limit=x))}if(y===C&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return f.errors=[{instancePath:$+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(c<1||isNaN(c))return f.errors=[{instancePath:$+"/query/limit",schemaPath:"#/properties/query/properties/limit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var L=C===y;if(L){if(g.starting_after!==void 0){let i=g.starting_after;
const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return f.errors=[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",
keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(y===x&&typeof i=="strin\
g"&&i.length<2&&J(i)<1)return f.errors=[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/propertie\
s/starting_after/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;if(L){if(g.ending_before!==
void 0){let i=g.ending_before;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolea\
n")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"#/properties/qu\
ery/properties/ending_before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=
b))}if(y===x&&typeof i=="string"&&i.length<2&&J(i)<1)return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"\
#/properties/query/properties/ending_before/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;
if(L){if(g.status!==void 0){let i=g.status;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||
X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/status",schemaPath:"#/properties\
/query/properties/status/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i===
"draft"||i==="open"||i==="paid"||i==="past_due"||i==="void"))return f.errors=[{instancePath:$+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],
!1;var L=x===y}else var L=!0;if(L){if(g.created_after!==void 0){let i=g.created_after;const x=y;if(typeof i!="string"){let X=typeof i,
b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/\
created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;
b!==void 0&&(i=b,g!==void 0&&(g.created_after=b))}if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.errors=[{instancePath:$+
"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format:"\
date-time"}}],!1;var L=x===y}else var L=!0;if(L)if(g.created_before!==void 0){let i=g.created_before;const x=y;if(typeof i!=
"string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=
[{instancePath:$+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.created_before=b))}if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.
errors=[{instancePath:$+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"\
format",params:{format:"date-time"}}],!1;var L=x===y}else var L=!0}}}}}else return f.errors=[{instancePath:$+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var m=q===y}else var m=!0;if(m)if(D.headers!==void 0){
let g=D.headers;const q=y;if(y===q)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.prefer!==void 0){let C=g.prefer;const i=y;
if(typeof C!="string"){let x=typeof C,Z;if(Z===void 0)if(x=="number"||x=="boolean")Z=""+C;else if(C===null)Z="";else return f.
errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;Z!==void 0&&(C=Z,g!==void 0&&(g.prefer=Z))}if(y===i&&typeof C=="string"&&C.length>4096&&J(C)>4096)return f.
errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return f.errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var m=q===y}else var m=!0}return f.errors=T,y===0}return f.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},createInvoice(){return{
general:(()=>{const R={};R.exports=f,R.exports.default=f;const ve={paths:{"/invoices":{post:{operationId:"createInvoice",
parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!\
-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","\
currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/Request\
edCurrency"},description:{$ref:"#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{
$ref:"#/components/schemas/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"\
#/components/schemas/LineItem"}},metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{
type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["strin\
g","number","boolean","null"],maxLength:500}},LineItem:{type:"object",additionalProperties:!1,required:["name","quantity",
"unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},
unit_price:{type:"number",minimum:0,maximum:999999999999999}}},Email:{type:"string",format:"email",maxLength:254},Description:{
type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,
maximum:999999999999999}}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{
"idempotency-key":{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function f(D,{instancePath:$="",
parentData:de,parentDataProperty:W,rootData:pe=D,dynamicAnchors:z={}}={}){let T=null,y=0;const E=f.evaluated;if(E.dynamicProps&&
(E.props=void 0),E.dynamicItems&&(E.items=void 0),D&&typeof D=="object"&&!Array.isArray(D)){let m;if(D.query===void 0&&(m=
"query")||D.headers===void 0&&(m="headers")||D.params===void 0&&(m="params"))return f.errors=[{instancePath:$,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(D.headers!==void 0){let P=D.headers;if(y===y)if(P&&typeof P==
"object"&&!Array.isArray(P)){if(P["idempotency-key"]!==void 0){let q=P["idempotency-key"];const c=y;if(typeof q!="string"){
let C=typeof q,i;if(i===void 0)if(C=="number"||C=="boolean")i=""+q;else if(q===null)i="";else return f.errors=[{instancePath:$+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"\
string"}}],!1;i!==void 0&&(q=i,P!==void 0&&(P["idempotency-key"]=i))}if(y===c&&typeof q=="string"){if(q.length>255&&J(q)>
255)return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-\
key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(q.length<2&&J(q)<1)return f.errors=[{instancePath:$+"/head\
ers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!j.test(q))return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var L=c===y}else var L=!0;if(L)if(P.
prefer!==void 0){let q=P.prefer;const c=y;if(typeof q!="string"){let i=typeof q,x;if(x===void 0)if(i=="number"||i=="bool\
ean")x=""+q;else if(q===null)x="";else return f.errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/properties/heade\
rs/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(q=x,P!==void 0&&(P.prefer=x))}if(y===
c&&typeof q=="string"&&q.length>4096&&J(q)>4096)return f.errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/propert\
ies/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var L=c===y}else var L=!0}else return f.
errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return f.
errors=T,y===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
R.exports})(),body:(()=>{const R={};R.exports=T,R.exports.default=T;const ve={paths:{"/invoices":{post:{operationId:"cre\
ateInvoice",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,
pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","\
currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/Request\
edCurrency"},description:{$ref:"#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{
$ref:"#/components/schemas/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"\
#/components/schemas/LineItem"}},metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{
type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["strin\
g","number","boolean","null"],maxLength:500}},LineItem:{type:"object",additionalProperties:!1,required:["name","quantity",
"unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},
unit_price:{type:"number",minimum:0,maximum:999999999999999}}},Email:{type:"string",format:"email",maxLength:254},Description:{
type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,
maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["amount","currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/compon\
ents/schemas/RequestedCurrency"},description:{$ref:"#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},
customer_email:{$ref:"#/components/schemas/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,
items:{$ref:"#/components/schemas/LineItem"}},metadata:{$ref:"#/components/schemas/Metadata"}}}},required:["body"]},J={type:"\
number",exclusiveMinimum:0,maximum:999999999999999},j={type:"string",minLength:1,maxLength:16},f={type:"string",maxLength:1e3},
D={type:"string",format:"email",maxLength:254},$={type:"object",additionalProperties:!1,required:["name","quantity","uni\
t_price"],properties:{name:{type:"string",minLength:1,maxLength:255},quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},
unit_price:{type:"number",minimum:0,maximum:999999999999999}}},de={type:"object",maxProperties:50,propertyNames:{type:"s\
tring",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},W=ucs2length,
pe=formats.email,z=formats.date;function T(y,{instancePath:E="",parentData:L,parentDataProperty:m,rootData:P=y,dynamicAnchors:g={}}={}){
let q=null,c=0;const C=T.evaluated;if(C.dynamicProps&&(C.props=void 0),C.dynamicItems&&(C.items=void 0),y&&typeof y=="ob\
ject"&&!Array.isArray(y)){let Q;if(y.body===void 0&&(Q="body"))return T.errors=[{instancePath:E,schemaPath:"#/required",
keyword:"required",params:{missingProperty:Q}}],!1;if(y.body!==void 0){let ee=y.body;if(c===c)if(ee&&typeof ee=="object"&&
!Array.isArray(ee)){let Ce;if(ee.amount===void 0&&(Ce="amount")||ee.currency===void 0&&(Ce="currency"))return T.errors=[
{instancePath:E+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:Ce}}],!1;{const K=c;
for(const M in ee)if(!(M==="amount"||M==="currency"||M==="description"||M==="customer_name"||M==="customer_email"||M==="\
due_date"||M==="items"||M==="metadata")){return T.errors=[{instancePath:E+"/body",schemaPath:"#/properties/body/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:M}}],!1;break}if(K===c){if(ee.amount!==void 0){let M=ee.
amount;const se=c;if(c===c)if(typeof M=="number"&&isFinite(M)){if(M>999999999999999||isNaN(M))return T.errors=[{instancePath:E+
"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(M<=0||isNaN(M))return T.errors=[{instancePath:E+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/ex\
clusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return T.errors=[{instancePath:E+"/\
body/amount",schemaPath:"#/components/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var i=se===
c}else var i=!0;if(i){if(ee.currency!==void 0){let M=ee.currency;const se=c;if(c===c)if(typeof M=="string"){if(M.length>
16&&W(M)>16)return T.errors=[{instancePath:E+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLeng\
th",keyword:"maxLength",params:{limit:16}}],!1;if(M.length<2&&W(M)<1)return T.errors=[{instancePath:E+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:E+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var i=se===
c}else var i=!0;if(i){if(ee.description!==void 0){let M=ee.description;const se=c;if(c===c)if(typeof M=="string"){if(M.length>
1e3&&W(M)>1e3)return T.errors=[{instancePath:E+"/body/description",schemaPath:"#/components/schemas/Description/maxLengt\
h",keyword:"maxLength",params:{limit:1e3}}],!1}else return T.errors=[{instancePath:E+"/body/description",schemaPath:"#/c\
omponents/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var i=se===c}else var i=!0;if(i){if(ee.customer_name!==
void 0){let M=ee.customer_name;const se=c;if(c===se)if(typeof M=="string"){if(M.length>255&&W(M)>255)return T.errors=[{instancePath:E+
"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1}else return T.errors=[{instancePath:E+"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=se===c}else var i=!0;if(i){if(ee.customer_email!==void 0){let M=ee.
customer_email;const se=c,$e=c;if(c===$e&&c===$e)if(typeof M=="string"){if(M.length>254&&W(M)>254)return T.errors=[{instancePath:E+
"/body/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!pe(
M))return T.errors=[{instancePath:E+"/body/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"forma\
t",params:{format:"email"}}],!1}else return T.errors=[{instancePath:E+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var i=se===c}else var i=!0;if(i){if(ee.due_date!==void 0){let M=ee.
due_date;const se=c;if(c===se&&c===se)if(typeof M=="string"){if(!z(M))return T.errors=[{instancePath:E+"/body/due_date",
schemaPath:"#/properties/body/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return T.errors=
[{instancePath:E+"/body/due_date",schemaPath:"#/properties/body/properties/due_date/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=se===c}else var i=!0;if(i){if(ee.items!==void 0){let M=ee.items;const se=c;if(c===se)if(Array.isArray(
M)){if(M.length>100)return T.errors=[{instancePath:E+"/body/items",schemaPath:"#/properties/body/properties/items/maxIte\
ms",keyword:"maxItems",params:{limit:100}}],!1;{var x=!0;const _r=M.length;for(let G=0;G<_r;G++){let ie=M[G];const ce=c;
if(c===c)if(ie&&typeof ie=="object"&&!Array.isArray(ie)){let ue;if(ie.name===void 0&&(ue="name")||ie.quantity===void 0&&
(ue="quantity")||ie.unit_price===void 0&&(ue="unit_price"))return T.errors=[{instancePath:E+"/body/items/"+G,schemaPath:"\
#/components/schemas/LineItem/required",keyword:"required",params:{missingProperty:ue}}],!1;{const Xe=c;for(const _e in ie)
if(!(_e==="name"||_e==="quantity"||_e==="unit_price")){return T.errors=[{instancePath:E+"/body/items/"+G,schemaPath:"#/c\
omponents/schemas/LineItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_e}}],!1;break}
if(Xe===c){if(ie.name!==void 0){let _e=ie.name;const We=c;if(c===We)if(typeof _e=="string"){if(_e.length>255&&W(_e)>255)
return T.errors=[{instancePath:E+"/body/items/"+G+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/maxL\
ength",keyword:"maxLength",params:{limit:255}}],!1;if(_e.length<2&&W(_e)<1)return T.errors=[{instancePath:E+"/body/items\
/"+G+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return T.errors=[{instancePath:E+"/body/items/"+G+"/name",schemaPath:"#/components/schemas/LineItem/properties/n\
ame/type",keyword:"type",params:{type:"string"}}],!1;var Z=We===c}else var Z=!0;if(Z){if(ie.quantity!==void 0){let _e=ie.
quantity;const We=c;if(c===We)if(typeof _e=="number"&&isFinite(_e)){if(_e>999999999999999||isNaN(_e))return T.errors=[{instancePath:E+
"/body/items/"+G+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999999999999}}],!1;if(_e<=0||isNaN(_e))return T.errors=[{instancePath:E+"/body/items/"+G+"/quan\
tity",schemaPath:"#/components/schemas/LineItem/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0}}],!1}else return T.errors=[{instancePath:E+"/body/items/"+G+"/quantity",schemaPath:"#/components\
/schemas/LineItem/properties/quantity/type",keyword:"type",params:{type:"number"}}],!1;var Z=We===c}else var Z=!0;if(Z)if(ie.
unit_price!==void 0){let _e=ie.unit_price;const We=c;if(c===We)if(typeof _e=="number"&&isFinite(_e)){if(_e>999999999999999||
isNaN(_e))return T.errors=[{instancePath:E+"/body/items/"+G+"/unit_price",schemaPath:"#/components/schemas/LineItem/prop\
erties/unit_price/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(_e<0||isNaN(_e))return T.
errors=[{instancePath:E+"/body/items/"+G+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return T.errors=[{instancePath:E+"/body/items/"+G+"\
/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/type",keyword:"type",params:{type:"number"}}],
!1;var Z=We===c}else var Z=!0}}}}else return T.errors=[{instancePath:E+"/body/items/"+G,schemaPath:"#/components/schemas\
/LineItem/type",keyword:"type",params:{type:"object"}}],!1;var x=ce===c;if(!x)break}}}else return T.errors=[{instancePath:E+
"/body/items",schemaPath:"#/properties/body/properties/items/type",keyword:"type",params:{type:"array"}}],!1;var i=se===
c}else var i=!0;if(i)if(ee.metadata!==void 0){let M=ee.metadata;const se=c;if(c===c)if(M&&typeof M=="object"&&!Array.isArray(
M)){if(Object.keys(M).length>50)return T.errors=[{instancePath:E+"/body/metadata",schemaPath:"#/components/schemas/Metad\
ata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const G in M){const ie=c;if(c===ie)if(typeof G=="s\
tring"){if(G.length>40&&W(G)>40){const ce={instancePath:E+"/body/metadata",schemaPath:"#/components/schemas/Metadata/pro\
pertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:G};q===null?q=[ce]:q.push(ce),c++}else if(G.length<
2&&W(G)<1){const ce={instancePath:E+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",
keyword:"minLength",params:{limit:1},propertyName:G};q===null?q=[ce]:q.push(ce),c++}}else{const ce={instancePath:E+"/bod\
y/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:G};
q===null?q=[ce]:q.push(ce),c++}var X=ie===c;if(!X){const ce={instancePath:E+"/body/metadata",schemaPath:"#/components/sc\
hemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:G}};return q===null?q=[ce]:q.push(ce),c++,T.errors=
q,!1;break}}if(X)for(const G in M){let ie=M[G];const ce=c;if(typeof ie!="string"&&!(typeof ie=="number"&&isFinite(ie))&&
typeof ie!="boolean"&&ie!==null)return T.errors=[{instancePath:E+"/body/metadata/"+G.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:de.additionalProperties.
type}}],!1;if(c===ce&&typeof ie=="string"&&ie.length>500&&W(ie)>500)return T.errors=[{instancePath:E+"/body/metadata/"+G.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:500}}],!1;var b=ce===c;if(!b)break}}else return T.errors=[{instancePath:E+"/body/metadata",schemaPath:"\
#/components/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=se===c}else var i=!0}}}}}}}}}else return T.
errors=[{instancePath:E+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return T.
errors=q,c===0}return T.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
R.exports})()}},getInvoice(){return{general:(()=>{const R={};R.exports=j,R.exports.default=j;const ve={paths:{"/invoices\
/{invoice_id}":{get:{operationId:"getInvoice",parameters:[{name:"invoice_id",in:"path",required:!0,schema:{type:"string",
minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{
type:"string",maxLength:4096}}},params:{type:"object",properties:{invoice_id:{type:"string",minLength:1}},required:["inv\
oice_id"]},cookies:{},body:{}}},J=ucs2length;function j(f,{instancePath:D="",parentData:$,parentDataProperty:de,rootData:W=f,
dynamicAnchors:pe={}}={}){let z=null,T=0;const y=j.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.query===void 0&&(L="query")||f.headers===void 0&&(L="header\
s")||f.params===void 0&&(L="params"))return j.errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{
missingProperty:L}}],!1;if(f.headers!==void 0){let m=f.headers;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.prefer!==void 0){let g=m.prefer;const q=T;if(typeof g!="string"){let c=typeof g,C;if(C===void 0)if(c=="number"||
c=="boolean")C=""+g;else if(g===null)C="";else return j.errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properti\
es/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;C!==void 0&&(g=C,m!==void 0&&(m.prefer=C))}
if(T===q&&typeof g=="string"&&g.length>4096&&J(g)>4096)return j.errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/\
properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:D+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)
if(f.params!==void 0){let m=f.params;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.isArray(m)){let q;if(m.invoice_id===
void 0&&(q="invoice_id"))return j.errors=[{instancePath:D+"/params",schemaPath:"#/properties/params/required",keyword:"r\
equired",params:{missingProperty:q}}],!1;if(m.invoice_id!==void 0){let c=m.invoice_id;const C=T;if(typeof c!="string"){let i=typeof c,
x;if(x===void 0)if(i=="number"||i=="boolean")x=""+c;else if(c===null)x="";else return j.errors=[{instancePath:D+"/params\
/invoice_id",schemaPath:"#/properties/params/properties/invoice_id/type",keyword:"type",params:{type:"string"}}],!1;x!==
void 0&&(c=x,m!==void 0&&(m.invoice_id=x))}if(T===C&&typeof c=="string"&&c.length<2&&J(c)<1)return j.errors=[{instancePath:D+
"/params/invoice_id",schemaPath:"#/properties/params/properties/invoice_id/minLength",keyword:"minLength",params:{limit:1}}],
!1}}else return j.errors=[{instancePath:D+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"o\
bject"}}],!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},listPayouts(){return{general:(()=>{const R={};
R.exports=f,R.exports.default=f;const ve={paths:{"/payouts":{get:{operationId:"listPayouts",parameters:[{name:"limit",in:"\
query",required:!1,schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"\
starting_after",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"\
ending_before",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"\
status",in:"query",required:!1,schema:{type:"string",enum:["pending","processing","completed","failed"]},allowReserved:!0,
style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","processing","completed","failed"]},created_after:{type:"string",format:"date-time"},
created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-time"];function f(D,{instancePath:$="",parentData:de,parentDataProperty:W,
rootData:pe=D,dynamicAnchors:z={}}={}){let T=null,y=0;const E=f.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&
(E.items=void 0),D&&typeof D=="object"&&!Array.isArray(D)){let P;if(D.query===void 0&&(P="query")||D.headers===void 0&&(P=
"headers")||D.params===void 0&&(P="params"))return f.errors=[{instancePath:$,schemaPath:"#/required",keyword:"required",
params:{missingProperty:P}}],!1;if(D.query!==void 0){let g=D.query;const q=y;if(y===q)if(g&&typeof g=="object"&&!Array.isArray(
g)){g.limit===void 0&&(g.limit=10);let c=g.limit;const C=y;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,
x;if(x===void 0)if(i==="boolean"||c===null||i==="string"&&c&&c==+c&&!(c%1))x=+c;else return f.errors=[{instancePath:$+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;x!==void 0&&
(c=x,g!==void 0&&(g.limit=x))}if(y===C&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return f.errors=[{instancePath:$+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(c<1||isNaN(c))return f.errors=[{instancePath:$+"/query/limit",schemaPath:"#/properties/query/properties/limit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var L=C===y;if(L){if(g.starting_after!==void 0){let i=g.starting_after;
const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return f.errors=[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",
keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(y===x&&typeof i=="strin\
g"&&i.length<2&&J(i)<1)return f.errors=[{instancePath:$+"/query/starting_after",schemaPath:"#/properties/query/propertie\
s/starting_after/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;if(L){if(g.ending_before!==
void 0){let i=g.ending_before;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolea\
n")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"#/properties/qu\
ery/properties/ending_before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=
b))}if(y===x&&typeof i=="string"&&i.length<2&&J(i)<1)return f.errors=[{instancePath:$+"/query/ending_before",schemaPath:"\
#/properties/query/properties/ending_before/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=x===y}else var L=!0;
if(L){if(g.status!==void 0){let i=g.status;const x=y;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||
X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/status",schemaPath:"#/properties\
/query/properties/status/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i===
"pending"||i==="processing"||i==="completed"||i==="failed"))return f.errors=[{instancePath:$+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],
!1;var L=x===y}else var L=!0;if(L){if(g.created_after!==void 0){let i=g.created_after;const x=y;if(typeof i!="string"){let X=typeof i,
b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=[{instancePath:$+"/query/\
created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;
b!==void 0&&(i=b,g!==void 0&&(g.created_after=b))}if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.errors=[{instancePath:$+
"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format:"\
date-time"}}],!1;var L=x===y}else var L=!0;if(L)if(g.created_before!==void 0){let i=g.created_before;const x=y;if(typeof i!=
"string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return f.errors=
[{instancePath:$+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.created_before=b))}if(y===x&&y===x&&typeof i=="string"&&!j(i))return f.
errors=[{instancePath:$+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"\
format",params:{format:"date-time"}}],!1;var L=x===y}else var L=!0}}}}}else return f.errors=[{instancePath:$+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var m=q===y}else var m=!0;if(m)if(D.headers!==void 0){
let g=D.headers;const q=y;if(y===q)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.prefer!==void 0){let C=g.prefer;const i=y;
if(typeof C!="string"){let x=typeof C,Z;if(Z===void 0)if(x=="number"||x=="boolean")Z=""+C;else if(C===null)Z="";else return f.
errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;Z!==void 0&&(C=Z,g!==void 0&&(g.prefer=Z))}if(y===i&&typeof C=="string"&&C.length>4096&&J(C)>4096)return f.
errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return f.errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var m=q===y}else var m=!0}return f.errors=T,y===0}return f.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},createPayout(){return{
general:(()=>{const R={};R.exports=f,R.exports.default=f;const ve={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[
{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-te\
nderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{
required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","ad\
dress"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedC\
urrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/co\
mponents/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"\
string",enum:["low","medium","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},Description:{type:"string",
maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,
maximum:999999999999999}}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{
"idempotency-key":{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function f(D,{instancePath:$="",
parentData:de,parentDataProperty:W,rootData:pe=D,dynamicAnchors:z={}}={}){let T=null,y=0;const E=f.evaluated;if(E.dynamicProps&&
(E.props=void 0),E.dynamicItems&&(E.items=void 0),D&&typeof D=="object"&&!Array.isArray(D)){let m;if(D.query===void 0&&(m=
"query")||D.headers===void 0&&(m="headers")||D.params===void 0&&(m="params"))return f.errors=[{instancePath:$,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;if(D.headers!==void 0){let P=D.headers;if(y===y)if(P&&typeof P==
"object"&&!Array.isArray(P)){if(P["idempotency-key"]!==void 0){let q=P["idempotency-key"];const c=y;if(typeof q!="string"){
let C=typeof q,i;if(i===void 0)if(C=="number"||C=="boolean")i=""+q;else if(q===null)i="";else return f.errors=[{instancePath:$+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"\
string"}}],!1;i!==void 0&&(q=i,P!==void 0&&(P["idempotency-key"]=i))}if(y===c&&typeof q=="string"){if(q.length>255&&J(q)>
255)return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-\
key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(q.length<2&&J(q)<1)return f.errors=[{instancePath:$+"/head\
ers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!j.test(q))return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var L=c===y}else var L=!0;if(L)if(P.
prefer!==void 0){let q=P.prefer;const c=y;if(typeof q!="string"){let i=typeof q,x;if(x===void 0)if(i=="number"||i=="bool\
ean")x=""+q;else if(q===null)x="";else return f.errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/properties/heade\
rs/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(q=x,P!==void 0&&(P.prefer=x))}if(y===
c&&typeof q=="string"&&q.length>4096&&J(q)>4096)return f.errors=[{instancePath:$+"/headers/prefer",schemaPath:"#/propert\
ies/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var L=c===y}else var L=!0}else return f.
errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return f.
errors=T,y===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
R.exports})(),body:(()=>{const R={};R.exports=W,R.exports.default=W;const ve={paths:{"/payouts":{post:{operationId:"crea\
tePayout",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"\
^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","\
currency","address"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schem\
as/RequestedCurrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{
$ref:"#/components/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{
type:"string",enum:["low","medium","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},Description:{type:"string",
maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,
maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["amount","currency","address"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"\
#/components/schemas/RequestedCurrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Des\
cription"},metadata:{$ref:"#/components/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}},required:[
"body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},j={type:"string",minLength:1,maxLength:16},f={type:"\
string",maxLength:1e3},D={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{
type:["string","number","boolean","null"],maxLength:500}},$={type:"string",enum:["low","medium","high"]},de=ucs2length;function W(pe,{
instancePath:z="",parentData:T,parentDataProperty:y,rootData:E=pe,dynamicAnchors:L={}}={}){let m=null,P=0;const g=W.evaluated;
if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),pe&&typeof pe=="object"&&!Array.isArray(pe)){let i;
if(pe.body===void 0&&(i="body"))return W.errors=[{instancePath:z,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;if(pe.body!==void 0){let x=pe.body;if(P===P)if(x&&typeof x=="object"&&!Array.isArray(x)){let X;if(x.amount===void 0&&
(X="amount")||x.currency===void 0&&(X="currency")||x.address===void 0&&(X="address"))return W.errors=[{instancePath:z+"/\
body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:X}}],!1;{const b=P;for(const Q in x)
if(!(Q==="amount"||Q==="currency"||Q==="address"||Q==="description"||Q==="metadata"||Q==="fee_level")){return W.errors=[
{instancePath:z+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Q}}],
!1;break}if(b===P){if(x.amount!==void 0){let Q=x.amount;const ee=P;if(P===P)if(typeof Q=="number"&&isFinite(Q)){if(Q>999999999999999||
isNaN(Q))return W.errors=[{instancePath:z+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(Q<=0||isNaN(Q))return W.errors=[{instancePath:z+"/body/a\
mount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return W.errors=[{instancePath:z+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/t\
ype",keyword:"type",params:{type:"number"}}],!1;var q=ee===P}else var q=!0;if(q){if(x.currency!==void 0){let Q=x.currency;
const ee=P;if(P===P)if(typeof Q=="string"){if(Q.length>16&&de(Q)>16)return W.errors=[{instancePath:z+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(Q.length<2&&de(Q)<1)return W.
errors=[{instancePath:z+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/minLength",keyword:"minLengt\
h",params:{limit:1}}],!1}else return W.errors=[{instancePath:z+"/body/currency",schemaPath:"#/components/schemas/Request\
edCurrency/type",keyword:"type",params:{type:"string"}}],!1;var q=ee===P}else var q=!0;if(q){if(x.address!==void 0){let Q=x.
address;const ee=P;if(P===ee)if(typeof Q=="string"){if(Q.length<2&&de(Q)<1)return W.errors=[{instancePath:z+"/body/addre\
ss",schemaPath:"#/properties/body/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.
errors=[{instancePath:z+"/body/address",schemaPath:"#/properties/body/properties/address/type",keyword:"type",params:{type:"\
string"}}],!1;var q=ee===P}else var q=!0;if(q){if(x.description!==void 0){let Q=x.description;const ee=P;if(P===P)if(typeof Q==
"string"){if(Q.length>1e3&&de(Q)>1e3)return W.errors=[{instancePath:z+"/body/description",schemaPath:"#/components/schem\
as/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return W.errors=[{instancePath:z+"/body/descr\
iption",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var q=ee===P}else var q=!0;
if(q){if(x.metadata!==void 0){let Q=x.metadata;const ee=P;if(P===P)if(Q&&typeof Q=="object"&&!Array.isArray(Q)){if(Object.
keys(Q).length>50)return W.errors=[{instancePath:z+"/body/metadata",schemaPath:"#/components/schemas/Metadata/maxPropert\
ies",keyword:"maxProperties",params:{limit:50}}],!1;for(const K in Q){const M=P;if(P===M)if(typeof K=="string"){if(K.length>
40&&de(K)>40){const se={instancePath:z+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLengt\
h",keyword:"maxLength",params:{limit:40},propertyName:K};m===null?m=[se]:m.push(se),P++}else if(K.length<2&&de(K)<1){const se={
instancePath:z+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{
limit:1},propertyName:K};m===null?m=[se]:m.push(se),P++}}else{const se={instancePath:z+"/body/metadata",schemaPath:"#/co\
mponents/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:K};m===null?m=[se]:m.push(
se),P++}var c=M===P;if(!c){const se={instancePath:z+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyN\
ames",keyword:"propertyNames",params:{propertyName:K}};return m===null?m=[se]:m.push(se),P++,W.errors=m,!1;break}}if(c)for(const K in Q){
let M=Q[K];const se=P;if(typeof M!="string"&&!(typeof M=="number"&&isFinite(M))&&typeof M!="boolean"&&M!==null)return W.
errors=[{instancePath:z+"/body/metadata/"+K.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Meta\
data/additionalProperties/type",keyword:"type",params:{type:D.additionalProperties.type}}],!1;if(P===se&&typeof M=="stri\
ng"&&M.length>500&&de(M)>500)return W.errors=[{instancePath:z+"/body/metadata/"+K.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var C=se===
P;if(!C)break}}else return W.errors=[{instancePath:z+"/body/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"}}],!1;var q=ee===P}else var q=!0;if(q)if(x.fee_level!==void 0){let Q=x.fee_level;const ee=P;
if(typeof Q!="string")return W.errors=[{instancePath:z+"/body/fee_level",schemaPath:"#/components/schemas/FeeLevel/type",
keyword:"type",params:{type:"string"}}],!1;if(!(Q==="low"||Q==="medium"||Q==="high"))return W.errors=[{instancePath:z+"/\
body/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:$.enum}}],!1;var q=ee===
P}else var q=!0}}}}}}}else return W.errors=[{instancePath:z+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return W.errors=m,P===0}return W.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1},R.exports})()}},getPayout(){return{general:(()=>{const R={};R.exports=j,R.exports.default=
j;const ve={paths:{"/payouts/{payout_id}":{get:{operationId:"getPayout",parameters:[{name:"payout_id",in:"path",required:!0,
schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"strin\
g",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},
headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{payout_id:{
type:"string",minLength:1}},required:["payout_id"]},cookies:{},body:{}}},J=ucs2length;function j(f,{instancePath:D="",parentData:$,
parentDataProperty:de,rootData:W=f,dynamicAnchors:pe={}}={}){let z=null,T=0;const y=j.evaluated;if(y.dynamicProps&&(y.props=
void 0),y.dynamicItems&&(y.items=void 0),f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.query===void 0&&(L="query")||
f.headers===void 0&&(L="headers")||f.params===void 0&&(L="params"))return j.errors=[{instancePath:D,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:L}}],!1;if(f.headers!==void 0){let m=f.headers;const P=T;if(T===P)if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.prefer!==void 0){let g=m.prefer;const q=T;if(typeof g!="string"){let c=typeof g,C;if(C===
void 0)if(c=="number"||c=="boolean")C=""+g;else if(g===null)C="";else return j.errors=[{instancePath:D+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;C!==void 0&&(g=C,m!==
void 0&&(m.prefer=C))}if(T===q&&typeof g=="string"&&g.length>4096&&J(g)>4096)return j.errors=[{instancePath:D+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return j.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var E=P===T}else var E=!0;if(E)if(f.params!==void 0){let m=f.params;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.
isArray(m)){let q;if(m.payout_id===void 0&&(q="payout_id"))return j.errors=[{instancePath:D+"/params",schemaPath:"#/prop\
erties/params/required",keyword:"required",params:{missingProperty:q}}],!1;if(m.payout_id!==void 0){let c=m.payout_id;const C=T;
if(typeof c!="string"){let i=typeof c,x;if(x===void 0)if(i=="number"||i=="boolean")x=""+c;else if(c===null)x="";else return j.
errors=[{instancePath:D+"/params/payout_id",schemaPath:"#/properties/params/properties/payout_id/type",keyword:"type",params:{
type:"string"}}],!1;x!==void 0&&(c=x,m!==void 0&&(m.payout_id=x))}if(T===C&&typeof c=="string"&&c.length<2&&J(c)<1)return j.
errors=[{instancePath:D+"/params/payout_id",schemaPath:"#/properties/params/properties/payout_id/minLength",keyword:"min\
Length",params:{limit:1}}],!1}}else return j.errors=[{instancePath:D+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},listWebhooks(){return{
general:(()=>{const R={};R.exports=j,R.exports.default=j;const ve={paths:{"/webhooks":{get:{operationId:"listWebhooks",parameters:[
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},J=ucs2length;function j(f,{instancePath:D="",parentData:$,parentDataProperty:de,rootData:W=f,
dynamicAnchors:pe={}}={}){let z=null,T=0;const y=j.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),f&&typeof f=="object"&&!Array.isArray(f)){let E;if(f.query===void 0&&(E="query")||f.headers===void 0&&(E="header\
s")||f.params===void 0&&(E="params"))return j.errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{
missingProperty:E}}],!1;if(f.headers!==void 0){let L=f.headers;if(T===T)if(L&&typeof L=="object"&&!Array.isArray(L)){if(L.
prefer!==void 0){let P=L.prefer;const g=T;if(typeof P!="string"){let q=typeof P,c;if(c===void 0)if(q=="number"||q=="bool\
ean")c=""+P;else if(P===null)c="";else return j.errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/heade\
rs/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(P=c,L!==void 0&&(L.prefer=c))}if(T===
g&&typeof P=="string"&&P.length>4096&&J(P)>4096)return j.errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/propert\
ies/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:D+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return j.errors=z,T===0}return j.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},
createWebhook(){return{general:(()=>{const R={};R.exports=f,R.exports.default=f;const ve={paths:{"/webhooks":{post:{operationId:"\
createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,
pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["url","eve\
nt_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{type:"string",minLength:1,maxLength:255},event_types:{
type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{
type:"string",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid","payment.succeeded","paym\
ent.expired","payment.paid_late","payment.failed","transaction.created","transaction.confirmed","transaction.failed","tr\
ansaction.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invoice.paid","invoice.past_\
due","invoice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"\
uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048}}},required:["query","headers","param\
s"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255,pattern:"\
^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,
j=new RegExp("^[!-~]+$","u");function f(D,{instancePath:$="",parentData:de,parentDataProperty:W,rootData:pe=D,dynamicAnchors:z={}}={}){
let T=null,y=0;const E=f.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&(E.items=void 0),D&&typeof D=="ob\
ject"&&!Array.isArray(D)){let m;if(D.query===void 0&&(m="query")||D.headers===void 0&&(m="headers")||D.params===void 0&&
(m="params"))return f.errors=[{instancePath:$,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;
if(D.headers!==void 0){let P=D.headers;if(y===y)if(P&&typeof P=="object"&&!Array.isArray(P)){if(P["idempotency-key"]!==void 0){
let q=P["idempotency-key"];const c=y;if(typeof q!="string"){let C=typeof q,i;if(i===void 0)if(C=="number"||C=="boolean")
i=""+q;else if(q===null)i="";else return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/h\
eaders/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(q=i,P!==void 0&&(P["idem\
potency-key"]=i))}if(y===c&&typeof q=="string"){if(q.length>255&&J(q)>255)return f.errors=[{instancePath:$+"/headers/ide\
mpotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(q.length<2&&J(q)<1)return f.errors=[{instancePath:$+"/headers/idempotency-key",schemaPath:"#/properties/headers/pr\
operties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(q))return f.errors=[{instancePath:$+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var L=c===y}else var L=!0;if(L)if(P.prefer!==void 0){let q=P.prefer;const c=y;if(typeof q!="str\
ing"){let i=typeof q,x;if(x===void 0)if(i=="number"||i=="boolean")x=""+q;else if(q===null)x="";else return f.errors=[{instancePath:$+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;x!==
void 0&&(q=x,P!==void 0&&(P.prefer=x))}if(y===c&&typeof q=="string"&&q.length>4096&&J(q)>4096)return f.errors=[{instancePath:$+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1;var L=c===y}else var L=!0}else return f.errors=[{instancePath:$+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1}}return f.errors=T,y===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:(()=>{const R={};R.exports=W,R.exports.default=W;const ve={
paths:{"/webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{
type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"hea\
der",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"\
object",additionalProperties:!1,required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{
type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/s\
chemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{type:"string",enum:["payment.created","payment.pending","pay\
ment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","transacti\
on.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.completed","inv\
oice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","\
payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox\
-format":"uri",maxLength:2048}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{type:"string",minLength:1,maxLength:255},
event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}}}}},required:["body"]},
J={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},j={type:"st\
ring",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid","payment.succeeded","payment.expi\
red","payment.paid_late","payment.failed","transaction.created","transaction.confirmed","transaction.failed","transactio\
n.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invoice.paid","invoice.past_due","in\
voice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},f=formats.uri,D=ucs2length,$=equal,
de=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://","u");function W(pe,{instancePath:z="",parentData:T,parentDataProperty:y,rootData:E=pe,
dynamicAnchors:L={}}={}){let m=null,P=0;const g=W.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=
void 0),pe&&typeof pe=="object"&&!Array.isArray(pe)){let C;if(pe.body===void 0&&(C="body"))return W.errors=[{instancePath:z,
schemaPath:"#/required",keyword:"required",params:{missingProperty:C}}],!1;if(pe.body!==void 0){let i=pe.body;if(P===P)if(i&&
typeof i=="object"&&!Array.isArray(i)){let Z;if(i.url===void 0&&(Z="url")||i.event_types===void 0&&(Z="event_types"))return W.
errors=[{instancePath:z+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:Z}}],
!1;{const X=P;for(const b in i)if(!(b==="url"||b==="secret"||b==="event_types")){return W.errors=[{instancePath:z+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}
if(X===P){if(i.url!==void 0){let b=i.url;const Q=P,ee=P;if(P===ee&&P===ee)if(typeof b=="string"){if(b.length>2048&&D(b)>
2048)return W.errors=[{instancePath:z+"/body/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",
params:{limit:2048}}],!1;if(de.test(b)){if(!f(b))return W.errors=[{instancePath:z+"/body/url",schemaPath:"#/components/s\
chemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return W.errors=[{instancePath:z+"/body/url",schemaPath:"\
#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return W.
errors=[{instancePath:z+"/body/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],
!1;var q=Q===P}else var q=!0;if(q){if(i.secret!==void 0){let b=i.secret;const Q=P;if(P===Q)if(typeof b=="string"){if(b.length>
255&&D(b)>255)return W.errors=[{instancePath:z+"/body/secret",schemaPath:"#/properties/body/properties/secret/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(b.length<2&&D(b)<1)return W.errors=[{instancePath:z+"/body/secret",schemaPath:"\
#/properties/body/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:z+
"/body/secret",schemaPath:"#/properties/body/properties/secret/type",keyword:"type",params:{type:"string"}}],!1;var q=Q===
P}else var q=!0;if(q)if(i.event_types!==void 0){let b=i.event_types;const Q=P;if(P===Q)if(Array.isArray(b)){if(b.length<
1)return W.errors=[{instancePath:z+"/body/event_types",schemaPath:"#/properties/body/properties/event_types/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var c=!0;const Be=b.length;for(let Ce=0;Ce<Be;Ce++){let K=b[Ce];const M=P;if(typeof K!=
"string")return W.errors=[{instancePath:z+"/body/event_types/"+Ce,schemaPath:"#/components/schemas/EventType/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(K==="payment.created"||K==="payment.pending"||K==="payment.underpaid"||K==="payme\
nt.overpaid"||K==="payment.succeeded"||K==="payment.expired"||K==="payment.paid_late"||K==="payment.failed"||K==="transa\
ction.created"||K==="transaction.confirmed"||K==="transaction.failed"||K==="transaction.refunded"||K==="refund.created"||
K==="refund.completed"||K==="invoice.created"||K==="invoice.opened"||K==="invoice.paid"||K==="invoice.past_due"||K==="in\
voice.voided"||K==="payout.created"||K==="payout.processing"||K==="payout.completed"||K==="payout.failed"))return W.errors=
[{instancePath:z+"/body/event_types/"+Ce,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:j.
enum}}],!1;var c=M===P;if(!c)break}if(c){let Ce=b.length,K;if(Ce>1){e:for(;Ce--;)for(K=Ce;K--;)if($(b[Ce],b[K])){return W.
errors=[{instancePath:z+"/body/event_types",schemaPath:"#/properties/body/properties/event_types/uniqueItems",keyword:"u\
niqueItems",params:{i:Ce,j:K}}],!1;break e}}}}}else return W.errors=[{instancePath:z+"/body/event_types",schemaPath:"#/p\
roperties/body/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;var q=Q===P}else var q=!0}}}}else return W.
errors=[{instancePath:z+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return W.
errors=m,P===0}return W.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
R.exports})()}},getWebhook(){return{general:(()=>{const R={};R.exports=j,R.exports.default=j;const ve={paths:{"/webhooks\
/{webhook_id}":{get:{operationId:"getWebhook",parameters:[{name:"webhook_id",in:"path",required:!0,schema:{type:"string",
minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{
type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{type:"string",minLength:1}},required:["web\
hook_id"]},cookies:{},body:{}}},J=ucs2length;function j(f,{instancePath:D="",parentData:$,parentDataProperty:de,rootData:W=f,
dynamicAnchors:pe={}}={}){let z=null,T=0;const y=j.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),f&&typeof f=="object"&&!Array.isArray(f)){let L;if(f.query===void 0&&(L="query")||f.headers===void 0&&(L="header\
s")||f.params===void 0&&(L="params"))return j.errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{
missingProperty:L}}],!1;if(f.headers!==void 0){let m=f.headers;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(m.prefer!==void 0){let g=m.prefer;const q=T;if(typeof g!="string"){let c=typeof g,C;if(C===void 0)if(c=="number"||
c=="boolean")C=""+g;else if(g===null)C="";else return j.errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properti\
es/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;C!==void 0&&(g=C,m!==void 0&&(m.prefer=C))}
if(T===q&&typeof g=="string"&&g.length>4096&&J(g)>4096)return j.errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/\
properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:D+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)
if(f.params!==void 0){let m=f.params;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.isArray(m)){let q;if(m.webhook_id===
void 0&&(q="webhook_id"))return j.errors=[{instancePath:D+"/params",schemaPath:"#/properties/params/required",keyword:"r\
equired",params:{missingProperty:q}}],!1;if(m.webhook_id!==void 0){let c=m.webhook_id;const C=T;if(typeof c!="string"){let i=typeof c,
x;if(x===void 0)if(i=="number"||i=="boolean")x=""+c;else if(c===null)x="";else return j.errors=[{instancePath:D+"/params\
/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;x!==
void 0&&(c=x,m!==void 0&&(m.webhook_id=x))}if(T===C&&typeof c=="string"&&c.length<2&&J(c)<1)return j.errors=[{instancePath:D+
"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/minLength",keyword:"minLength",params:{limit:1}}],
!1}}else return j.errors=[{instancePath:D+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"o\
bject"}}],!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}},deleteWebhook(){return{general:(()=>{const R={};
R.exports=j,R.exports.default=j;const ve={paths:{"/webhooks/{webhook_id}":{delete:{operationId:"deleteWebhook",parameters:[
{name:"webhook_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"\
header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query",
"headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{
type:"object",properties:{webhook_id:{type:"string",minLength:1}},required:["webhook_id"]},cookies:{},body:{}}},J=ucs2length;
function j(f,{instancePath:D="",parentData:$,parentDataProperty:de,rootData:W=f,dynamicAnchors:pe={}}={}){let z=null,T=0;
const y=j.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),f&&typeof f=="object"&&!Array.isArray(
f)){let L;if(f.query===void 0&&(L="query")||f.headers===void 0&&(L="headers")||f.params===void 0&&(L="params"))return j.
errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;if(f.headers!==void 0){
let m=f.headers;const P=T;if(T===P)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.prefer!==void 0){let g=m.prefer;const q=T;
if(typeof g!="string"){let c=typeof g,C;if(C===void 0)if(c=="number"||c=="boolean")C=""+g;else if(g===null)C="";else return j.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;C!==void 0&&(g=C,m!==void 0&&(m.prefer=C))}if(T===q&&typeof g=="string"&&g.length>4096&&J(g)>4096)return j.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)if(f.params!==void 0){let m=f.params;const P=T;if(T===P)
if(m&&typeof m=="object"&&!Array.isArray(m)){let q;if(m.webhook_id===void 0&&(q="webhook_id"))return j.errors=[{instancePath:D+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:q}}],!1;if(m.webhook_id!==
void 0){let c=m.webhook_id;const C=T;if(typeof c!="string"){let i=typeof c,x;if(x===void 0)if(i=="number"||i=="boolean")
x=""+c;else if(c===null)x="";else return j.errors=[{instancePath:D+"/params/webhook_id",schemaPath:"#/properties/params/\
properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(c=x,m!==void 0&&(m.webhook_id=x))}if(T===
C&&typeof c=="string"&&c.length<2&&J(c)<1)return j.errors=[{instancePath:D+"/params/webhook_id",schemaPath:"#/properties\
/params/properties/webhook_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:D+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0}return j.
errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
R.exports})(),body:void 0}},getBalance(){return{general:(()=>{const R={};R.exports=j,R.exports.default=j;const ve={paths:{
"/balance":{get:{operationId:"getBalance",parameters:[{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length;function j(f,{instancePath:D="",
parentData:$,parentDataProperty:de,rootData:W=f,dynamicAnchors:pe={}}={}){let z=null,T=0;const y=j.evaluated;if(y.dynamicProps&&
(y.props=void 0),y.dynamicItems&&(y.items=void 0),f&&typeof f=="object"&&!Array.isArray(f)){let E;if(f.query===void 0&&(E=
"query")||f.headers===void 0&&(E="headers")||f.params===void 0&&(E="params"))return j.errors=[{instancePath:D,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:E}}],!1;if(f.headers!==void 0){let L=f.headers;if(T===T)if(L&&typeof L==
"object"&&!Array.isArray(L)){if(L.prefer!==void 0){let P=L.prefer;const g=T;if(typeof P!="string"){let q=typeof P,c;if(c===
void 0)if(q=="number"||q=="boolean")c=""+P;else if(P===null)c="";else return j.errors=[{instancePath:D+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(P=c,L!==
void 0&&(L.prefer=c))}if(T===g&&typeof P=="string"&&P.length>4096&&J(P)>4096)return j.errors=[{instancePath:D+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return j.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1}}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},R.exports})(),body:void 0}},getAccount(){return{general:(()=>{const R={};R.exports=j,R.exports.default=
j;const ve={paths:{"/account":{get:{operationId:"getAccount",parameters:[{name:"Prefer",in:"header",required:!1,schema:{
type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{
query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length;
function j(f,{instancePath:D="",parentData:$,parentDataProperty:de,rootData:W=f,dynamicAnchors:pe={}}={}){let z=null,T=0;
const y=j.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),f&&typeof f=="object"&&!Array.isArray(
f)){let E;if(f.query===void 0&&(E="query")||f.headers===void 0&&(E="headers")||f.params===void 0&&(E="params"))return j.
errors=[{instancePath:D,schemaPath:"#/required",keyword:"required",params:{missingProperty:E}}],!1;if(f.headers!==void 0){
let L=f.headers;if(T===T)if(L&&typeof L=="object"&&!Array.isArray(L)){if(L.prefer!==void 0){let P=L.prefer;const g=T;if(typeof P!=
"string"){let q=typeof P,c;if(c===void 0)if(q=="number"||q=="boolean")c=""+P;else if(P===null)c="";else return j.errors=
[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"\
string"}}],!1;c!==void 0&&(P=c,L!==void 0&&(L.prefer=c))}if(T===g&&typeof P=="string"&&P.length>4096&&J(P)>4096)return j.
errors=[{instancePath:D+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:D+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1}}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},R.exports})(),body:void 0}}};function Yt(){const R={};R.answer0=c;const ve={$ref:"\
contract:#/components/schemas/PaymentRequestList"},J={type:"object",description:"One page of payment requests.",additionalProperties:!1,
required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"\
#/components/schemas/PaymentRequestListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"\
Relative path with query of the next page; without another page, of the same query without cursor.",pattern:"^/v1/paymen\
ts(\\?.+)?$"}}},j={type:"boolean",description:"Whether there is another page in this direction."},f={type:"object",description:"\
A payment request in the short form of a list.",additionalProperties:!1,required:["id","amount","currency","status","pay\
ment_url","created_at","expires_at"],properties:{id:{$ref:"#/components/schemas/PaymentRequestId"},amount:{type:"number",
exclusiveMinimum:0,description:"What the customer is to pay, in `currency`."},currency:{$ref:"#/components/schemas/Curre\
ncy"},status:{$ref:"#/components/schemas/PaymentStatus"},payment_url:{$ref:"#/components/schemas/HttpUrl",description:"T\
he page where the customer pays."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payment reque\
st was created."},expires_at:{$ref:"#/components/schemas/Timestamp",description:"Until when it can be paid."}}},D={type:"\
string",description:"Identifier of a payment request.",pattern:"^pay_req_[0-9a-z]{24}$"},$={type:"string",description:"C\
ode of a cryptocurrency or a fiat currency.",enum:["BTC","ETH","LTC","USDT","USDC","TRX","XRP","SOL","DOGE","USD","EUR",
"GBP","CHF","CAD","AUD","JPY"]},de={type:"string",description:"`pending` waits for the customer or for confirmations; `p\
aid` is received and confirmed, and stays so when it is refunded later; `expired` and `failed` are final without payment\
.",enum:["pending","paid","expired","failed"]},W={type:"string",description:"An absolute http or https address.",format:"\
uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},pe={type:"string",description:"A mom\
ent in UTC, ISO 8601 with seconds or milliseconds.",format:"date-time",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\\
d{3})?Z$"},z=new RegExp("^pay_req_[0-9a-z]{24}$","u"),T=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://","u"),y=new RegExp("^\\d{4}\
-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$","u"),E=formats.uri,L=formats["date-time"],m=ucs2length;function P(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=P.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let k;if(r.id===void 0&&(k="id")||r.amount===void 0&&(k="amount")||r.currency===void 0&&(k="currency")||r.status===void 0&&
(k="status")||r.payment_url===void 0&&(k="payment_url")||r.created_at===void 0&&(k="created_at")||r.expires_at===void 0&&
(k="expires_at"))return P.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],
!1;{const N=e;for(const l in r)if(!(l==="id"||l==="amount"||l==="currency"||l==="status"||l==="payment_url"||l==="create\
d_at"||l==="expires_at")){return P.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.id!==void 0){let l=r.id;const a=e;if(e===e)if(typeof l=="s\
tring"){if(!z.test(l))return P.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/pattern",
keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return P.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0;if(d){if(r.
amount!==void 0){let l=r.amount;const a=e;if(e===a)if(typeof l=="number"){if(l<=0||isNaN(l))return P.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],
!1}else return P.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"nu\
mber"}}],!1;var d=a===e}else var d=!0;if(d){if(r.currency!==void 0){let l=r.currency;const a=e;if(typeof l!="string")return P.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(l==="BTC"||l==="ETH"||l==="LTC"||l==="USDT"||l==="USDC"||l==="TRX"||l==="XRP"||l==="SOL"||l==="DOGE"||l==="USD"||
l==="EUR"||l==="GBP"||l==="CHF"||l==="CAD"||l==="AUD"||l==="JPY"))return P.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:$.enum}}],!1;var d=a===e}else var d=!0;if(d){if(r.
status!==void 0){let l=r.status;const a=e;if(typeof l!="string")return P.errors=[{instancePath:t+"/status",schemaPath:"#\
/components/schemas/PaymentStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="pending"||l==="paid"||l==="\
expired"||l==="failed"))return P.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/enum",
keyword:"enum",params:{allowedValues:de.enum}}],!1;var d=a===e}else var d=!0;if(d){if(r.payment_url!==void 0){let l=r.payment_url;
const a=e,u=e;if(e===u&&e===u)if(typeof l=="string"){if(l.length>2048&&m(l)>2048)return P.errors=[{instancePath:t+"/paym\
ent_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(T.test(l)){
if(!E(l))return P.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"forma\
t",params:{format:"uri"}}],!1}else return P.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/Http\
Url/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return P.errors=[{instancePath:t+"\
/payment_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else
var d=!0;if(d){if(r.created_at!==void 0){let l=r.created_at;const a=e,u=e;if(e===u&&e===u)if(typeof l=="string")if(y.test(
l)){if(!L(l))return P.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return P.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/sc\
hemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return P.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{
type:"string"}}],!1;var d=a===e}else var d=!0;if(d)if(r.expires_at!==void 0){let l=r.expires_at;const a=e,u=e;if(e===u&&
e===u)if(typeof l=="string")if(y.test(l)){if(!L(l))return P.errors=[{instancePath:t+"/expires_at",schemaPath:"#/componen\
ts/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return P.errors=[{instancePath:t+"/e\
xpires_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{\
2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return P.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schem\
as/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0}}}}}}}}else return P.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return P.errors=n,e===0}P.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const g=new RegExp("^/v1/payments(\\?.+)?$","u");function q(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=q.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.data===void 0&&(N="data")||r.has_more===void 0&&
(N="has_more")||r.url===void 0&&(N="url"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="data"||a==="has_more"||a==="url")){return q.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.
data!==void 0){let a=r.data;const u=e;if(e===u)if(Array.isArray(a)){if(a.length>100)return q.errors=[{instancePath:t+"/d\
ata",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var d=!0;const h=a.length;for(let B=0;B<
h;B++){const s=e;P(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,rootData:H,dynamicAnchors:O})||(n=n===
null?P.errors:n.concat(P.errors),e=n.length);var d=s===e;if(!d)break}}}else return q.errors=[{instancePath:t+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=u===e}else var k=!0;if(k){if(r.has_more!==void 0){
const a=e;if(typeof r.has_more!="boolean")return q.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/\
HasMore/type",keyword:"type",params:{type:"boolean"}}],!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;
const u=e;if(e===u)if(typeof a=="string"){if(!g.test(a))return q.errors=[{instancePath:t+"/url",schemaPath:"#/properties\
/url/pattern",keyword:"pattern",params:{pattern:"^/v1/payments(\\?.+)?$"}}],!1}else return q.errors=[{instancePath:t+"/u\
rl",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var k=u===e}else var k=!0}}}}else return q.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=n,e===0}q.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function c(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,
dynamicAnchors:O={}}={}){let n=null,e=0;const p=c.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),q(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?q.errors:n.concat(
q.errors),e=n.length),c.errors=n,e===0}c.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer1=Q;const C={$ref:"\
contract:#/components/schemas/ErrorInvalidParameter"},i={type:"object",description:"Error body. Code of a 400: a paramet\
er is missing, malformed or invalid.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message","details"],properties:{code:{$ref:"#/components/schemas/ErrorCodeInvalidParameter"},message:{
$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},x={type:"string",description:"\
Code of a 400: a parameter is missing, malformed or invalid.",enum:["INVALID_PARAMETER"]},Z={type:"string",description:"\
For people. Says what was wrong and what to do; the wording can change, the code cannot.",minLength:1},X={type:"object",
description:"Which parameter is at fault, and which rule it broke.",additionalProperties:!1,required:["parameter","rule"],
properties:{parameter:{type:"string",description:"Name of the field, query parameter or header. A field inside another i\
s written `items[0].quantity`; `body` is the body as a whole.",minLength:1},value:{description:"What was sent, as it was\
 read; absent when nothing was."},rule:{type:"string",description:"The rule that was broken, such as `required`, `numeri\
c`, `integer`, `positive_numeric`, `string`, `object`, `array`, `boolean`, `in:<list>`, `min:<n>`, `max:<n>`, `min_lengt\
h:<n>`, `max_length:<n>`, `min_items:<n>`, `max_items:<n>`, `decimals:<n>`, `format:<name>`, `after:now`, `unknown`, `js\
on`, `content_type` or `unique`.",minLength:1},reason:{type:"string",description:"Why an address was refused; only with \
a refused payout address.",minLength:1}}};function b(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,
dynamicAnchors:O={}}={}){let n=null,e=0;const p=b.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return b.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return b.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===
void 0&&(h="code")||a.message===void 0&&(h="message")||a.details===void 0&&(h="details"))return b.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)
if(!(s==="code"||s==="message"||s==="details")){return b.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){
let s=a.code;const v=e;if(typeof s!="string")return b.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/sch\
emas/ErrorCodeInvalidParameter/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="INVALID_PARAMETER")return b.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeInvalidParameter/enum",keyword:"enum",params:{allowedValues:x.
enum}}],!1;var d=v===e}else var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="strin\
g"){if(s.length<2&&m(s)<1)return b.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessag\
e/minLength",keyword:"minLength",params:{limit:1}}],!1}else return b.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==
void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return b.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sch\
emas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="par\
ameter"||o==="value"||o==="rule"||o==="reason")){return b.errors=[{instancePath:t+"/error/details",schemaPath:"#/compone\
nts/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(_===
e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return b.errors=
[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return b.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#\
/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;
if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return b.errors=[
{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return b.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/sc\
hemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.
reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return b.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return b.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetail\
s/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return b.errors=[
{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],
!1;var d=v===e}else var d=!0}}}}else return b.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"\
type",params:{type:"object"}}],!1}}}else return b.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return b.errors=n,e===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Q.evaluated;return p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),b(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||
(n=n===null?b.errors:n.concat(b.errors),e=n.length),Q.errors=n,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
R.answer2=M;const ee={$ref:"contract:#/components/schemas/ErrorUnauthenticated"},Be={type:"object",description:"Error bo\
dy of a 401: the credential is missing, unknown, revoked or refused.",additionalProperties:!1,required:["error"],properties:{
error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/Er\
rorCodeUnauthenticated"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDet\
ails"}}}}},Ce={type:"string",description:"Code of a 401: the credential is missing, unknown, revoked or refused.",enum:[
"UNAUTHENTICATED"]};function K(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=K.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return K.errors=[{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return K.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.
error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&(h="code")||
a.message===void 0&&(h="message"))return K.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"\
required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return K.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return K.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeUnauthenticated/type",keyword:"type",params:{type:"\
string"}}],!1;if(s!=="UNAUTHENTICATED")return K.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/E\
rrorCodeUnauthenticated/enum",keyword:"enum",params:{allowedValues:Ce.enum}}],!1;var d=v===e}else var d=!0;if(d){if(a.message!==
void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&m(s)<1)return K.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return K.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{
type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s==
"object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return K.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],
!1;{const _=e;for(const o in s)if(!(o==="parameter"||o==="value"||o==="rule"||o==="reason")){return K.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(_===e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="s\
tring"){if(o.length<2&&m(o)<1)return K.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schem\
as/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var k=A===e}else var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="st\
ring"){if(o.length<2&&m(o)<1)return K.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/Err\
orDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/e\
rror/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var k=A===e}else var k=!0;if(k)if(s.reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){
if(o.length<2&&m(o)<1)return K.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDet\
ails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/erro\
r/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"str\
ing"}}],!1;var k=A===e}else var k=!0}}}}else return K.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/\
schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=v===e}else var d=!0}}}}else return K.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return K.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=n,e===0}K.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,
dynamicAnchors:O={}}={}){let n=null,e=0;const p=M.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),K(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?K.errors:n.concat(
K.errors),e=n.length),M.errors=n,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer3=ie;const se={$ref:"\
contract:#/components/schemas/ErrorPermissionDenied"},$e={type:"object",description:"Error body. Code of a 403: the key \
is valid and lacks the scope of the operation.",additionalProperties:!1,required:["error"],properties:{error:{type:"obje\
ct",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodePermission\
Denied"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},_r={type:"\
string",description:"Code of a 403: the key is valid and lacks the scope of the operation.",enum:["PERMISSION_DENIED"]};
function G(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=G.
evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let N;if(r.error===void 0&&(N="error"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return G.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.
error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&(h="code")||a.message===void 0&&(h=
"message"))return G.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{
missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return G.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return G.errors=[{instancePath:t+"/e\
rror/code",schemaPath:"#/components/schemas/ErrorCodePermissionDenied/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"PERMISSION_DENIED")return G.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePermissionD\
enied/enum",keyword:"enum",params:{allowedValues:_r.enum}}],!1;var d=v===e}else var d=!0;if(d){if(a.message!==void 0){let s=a.
message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&m(s)<1)return G.errors=[{instancePath:t+"/error/message",
schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"strin\
g"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return G.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],
!1;{const _=e;for(const o in s)if(!(o==="parameter"||o==="value"||o==="rule"||o==="reason")){return G.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(_===e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="s\
tring"){if(o.length<2&&m(o)<1)return G.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schem\
as/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var k=A===e}else var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="st\
ring"){if(o.length<2&&m(o)<1)return G.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/Err\
orDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/e\
rror/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var k=A===e}else var k=!0;if(k)if(s.reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){
if(o.length<2&&m(o)<1)return G.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDet\
ails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/erro\
r/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"str\
ing"}}],!1;var k=A===e}else var k=!0}}}}else return G.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/\
schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=v===e}else var d=!0}}}}else return G.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return G.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=n,e===0}G.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ie(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,
dynamicAnchors:O={}}={}){let n=null,e=0;const p=ie.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),G(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?G.errors:
n.concat(G.errors),e=n.length),ie.errors=n,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer4=Xe;const ce={
$ref:"contract:#/components/schemas/ErrorMethodNotAllowed"},Nr={type:"object",description:"Error body. Code of a 405: th\
e path exists and has no such method.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeMethodNotAllowed"},message:{$ref:"#/co\
mponents/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Mr={type:"string",description:"Co\
de of a 405: the path exists and has no such method.",enum:["METHOD_NOT_ALLOWED"]};function ue(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=ue.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N=
"error"))return ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;
for(const a in r)if(a!=="error"){return ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a==
"object"&&!Array.isArray(a)){let h;if(a.code===void 0&&(h="code")||a.message===void 0&&(h="message"))return ue.errors=[{
instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;
for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return ue.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===
e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return ue.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeMethodNotAllowed/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="METHOD_NOT_ALLOW\
ED")return ue.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeMethodNotAllowed/enum",keyword:"\
enum",params:{allowedValues:Mr.enum}}],!1;var d=v===e}else var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;
if(e===e)if(typeof s=="string"){if(s.length<2&&m(s)<1)return ue.errors=[{instancePath:t+"/error/message",schemaPath:"#/c\
omponents/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===
e}else var d=!0;if(d)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return ue.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;
for(const o in s)if(!(o==="parameter"||o==="value"||o==="rule"||o==="reason")){return ue.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(_===e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(
o)<1)return ue.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details\
/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],
!1;var k=A===e}else var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<
2&&m(o)<1)return ue.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details/rule",
schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===
e}else var k=!0;if(k)if(s.reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<
1)return ue.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/rea\
son/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details/reason",
schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===
e}else var k=!0}}}}else return ue.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails\
/type",keyword:"type",params:{type:"object"}}],!1;var d=v===e}else var d=!0}}}}else return ue.errors=[{instancePath:t+"/\
error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=n,e===0}ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Xe(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=Xe.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),ue(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?ue.errors:n.concat(ue.errors),e=n.length),Xe.
errors=n,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer5=Ze;const _e={$ref:"contract:#/component\
s/schemas/ErrorRateLimited"},We={type:"object",description:"Error body. Code of a 429: the key has used up its requests \
for this window.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:[
"code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeRateLimited"},message:{$ref:"#/components/schema\
s/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Rr={type:"string",description:"Code of a 429: th\
e key has used up its requests for this window.",enum:["RATE_LIMITED"]};function Pe(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return Pe.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)
if(a!=="error"){return Pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let h;if(a.code===void 0&&(h="code")||a.message===void 0&&(h="message"))return Pe.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="co\
de"||s==="message"||s==="details")){return Pe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.
code;const v=e;if(typeof s!="string")return Pe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Er\
rorCodeRateLimited/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="RATE_LIMITED")return Pe.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodeRateLimited/enum",keyword:"enum",params:{allowedValues:Rr.enum}}],
!1;var d=v===e}else var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.
length<2&&m(s)<1)return Pe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/message",schemaPath:"#/com\
ponents/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==
void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return Pe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="pa\
rameter"||o==="value"||o==="rule"||o==="reason")){return Pe.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(_===e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Pe.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else
var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Pe.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.
reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Pe.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return Pe.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var d=v===e}else var d=!0}}}}else return Pe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Pe.errors=n,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Ze.evaluated;
return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Pe(r,{instancePath:t,parentData:V,parentDataProperty:F,
rootData:H,dynamicAnchors:O})||(n=n===null?Pe.errors:n.concat(Pe.errors),e=n.length),Ze.errors=n,e===0}Ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},R.answer6=Je;const et={$ref:"contract:#/components/schemas/ErrorInternalServerError"},rt={
type:"object",description:"Error body. Code of a 500: something unexpected failed.",additionalProperties:!1,required:["e\
rror"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/co\
mponents/schemas/ErrorCodeInternalServerError"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/comp\
onents/schemas/ErrorDetails"}}}}},Ur={type:"string",description:"Code of a 500: something unexpected failed.",enum:["INT\
ERNAL_SERVER_ERROR"]};function ke(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return ke.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return ke.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&
(h="code")||a.message===void 0&&(h="message"))return ke.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||
s==="details")){return ke.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!=
"string")return ke.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeInternalServerError/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(s!=="INTERNAL_SERVER_ERROR")return ke.errors=[{instancePath:t+"/error\
/code",schemaPath:"#/components/schemas/ErrorCodeInternalServerError/enum",keyword:"enum",params:{allowedValues:Ur.enum}}],
!1;var d=v===e}else var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.
length<2&&m(s)<1)return ke.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/message",schemaPath:"#/com\
ponents/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==
void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return ke.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="pa\
rameter"||o==="value"||o==="rule"||o==="reason")){return ke.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(_===e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return ke.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else
var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return ke.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.
reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return ke.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return ke.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var d=v===e}else var d=!0}}}}else return ke.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return ke.errors=n,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Je.evaluated;
return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),ke(r,{instancePath:t,parentData:V,parentDataProperty:F,
rootData:H,dynamicAnchors:O})||(n=n===null?ke.errors:n.concat(ke.errors),e=n.length),Je.errors=n,e===0}Je.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},R.answer7=Qe;const tt={$ref:"contract:#/components/schemas/ErrorServiceUnavailable"},st={
type:"object",description:"Error body. Code of a 503: the service cannot answer for the moment.",additionalProperties:!1,
required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{
$ref:"#/components/schemas/ErrorCodeServiceUnavailable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"\
#/components/schemas/ErrorDetails"}}}}},Sr={type:"string",description:"Code of a 503: the service cannot answer for the \
moment.",enum:["SERVICE_UNAVAILABLE"]};function we(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=we.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return we.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return we.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&
(h="code")||a.message===void 0&&(h="message"))return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||
s==="details")){return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!=
"string")return we.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeServiceUnavailable/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(s!=="SERVICE_UNAVAILABLE")return we.errors=[{instancePath:t+"/error/co\
de",schemaPath:"#/components/schemas/ErrorCodeServiceUnavailable/enum",keyword:"enum",params:{allowedValues:Sr.enum}}],!1;
var d=v===e}else var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<
2&&m(s)<1)return we.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schema\
s/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==void 0){let s=a.
details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||
s.rule===void 0&&(U="rule"))return we.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDet\
ails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="parameter"||o===
"value"||o==="rule"||o==="reason")){return we.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(_===e){if(s.
parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return we.errors=[
{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else
var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return we.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.
reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return we.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return we.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var d=v===e}else var d=!0}}}}else return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return we.errors=n,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Qe.evaluated;
return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),we(r,{instancePath:t,parentData:V,parentDataProperty:F,
rootData:H,dynamicAnchors:O})||(n=n===null?we.errors:n.concat(we.errors),e=n.length),Qe.errors=n,e===0}Qe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},R.answer8=rr;const at={$ref:"contract:#/components/schemas/PaymentRequest"},Hr={type:"o\
bject",description:"A payment request, as creation and retrieval answer it.",additionalProperties:!1,required:["id","amo\
unt","currency","status","payment_url","created_at","expires_at"],properties:{id:{$ref:"#/components/schemas/PaymentRequ\
estId"},amount:{type:"number",exclusiveMinimum:0,description:"What the customer is to pay, in `currency`."},currency:{$ref:"\
#/components/schemas/Currency"},status:{$ref:"#/components/schemas/PaymentStatus"},payment_url:{$ref:"#/components/schem\
as/HttpUrl",description:"The page where the customer pays."},created_at:{$ref:"#/components/schemas/Timestamp",description:"\
When the payment request was created."},expires_at:{$ref:"#/components/schemas/Timestamp",description:"Until when it can\
 be paid."},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not given."},callback_url:{
$ref:"#/components/schemas/HttpUrl",description:"Where the customer is sent after completion or failure; absent when not\
 given."},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; absent when not given."},customer_email:{
$ref:"#/components/schemas/Email",description:"As given; absent when not given."},paid_at:{$ref:"#/components/schemas/Ti\
mestamp",description:"When the payment was confirmed; present once paid."},paid_amount:{type:"number",exclusiveMinimum:0,
description:"The cryptocurrency that was received, in `paid_currency`; present once paid."},paid_currency:{$ref:"#/compo\
nents/schemas/CryptoCurrency",description:"The cryptocurrency that the customer paid in; present once paid."},transaction_id:{
$ref:"#/components/schemas/TransactionId",description:"The transaction that completed the payment; present once paid."}},
if:{unevaluatedProperties:!0,properties:{status:{const:"paid"}}},then:{unevaluatedProperties:!0,properties:{paid_at:!0,paid_amount:!0,
paid_currency:!0,transaction_id:!0},required:["paid_at","paid_amount","paid_currency","transaction_id"]},else:{unevaluatedProperties:!0,
properties:{paid_at:!1,paid_amount:!1,paid_currency:!1,transaction_id:!1}}},nt={type:"string",description:"Free text of \
the merchant.",maxLength:1e3},Ge={type:"object",description:"Key-value pairs of the merchant, kept and returned as they \
are. At most 50, keys of 1 to 40 characters, values are strings of at most 500 characters, numbers, booleans or null.",maxProperties:50,
propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},
it={type:"string",description:"An e-mail address.",format:"email",maxLength:254},Ve={type:"string",description:"Code of \
a cryptocurrency.",enum:["BTC","ETH","LTC","USDT","USDC","TRX","XRP","SOL","DOGE"]},ot={type:"string",description:"Ident\
ifier of a transaction.",pattern:"^txn_[0-9a-z]{24}$"},Ke=Object.prototype.hasOwnProperty,Ye=new RegExp("^txn_[0-9a-z]{2\
4}$","u"),er=formats.email;function re(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=re.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);const d=e;let k=!0;
const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="paid"){const v={};n===null?n=[v]:n.
push(v),e++}var l=N===e;e=d,n!==null&&(d?n.length=d:n=null);let a;if(l){const v=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let w;if(r.paid_at===void 0&&(w="paid_at")||r.paid_amount===void 0&&(w="paid_amount")||r.paid_currency===void 0&&(w=
"paid_currency")||r.transaction_id===void 0&&(w="transaction_id"))return re.errors=[{instancePath:t,schemaPath:"#/then/r\
equired",keyword:"required",params:{missingProperty:w}}],!1}var l=v===e;k=l,a="then"}else{const v=e;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.paid_at!==void 0){var u=!1;return re.errors=[{instancePath:t+"/paid_at",schemaPath:"#/else\
/properties/paid_at/false schema",keyword:"false schema",params:{}}],!1}else var u=!0;if(u){if(r.paid_amount!==void 0){var u=!1;
return re.errors=[{instancePath:t+"/paid_amount",schemaPath:"#/else/properties/paid_amount/false schema",keyword:"false \
schema",params:{}}],!1}else var u=!0;if(u){if(r.paid_currency!==void 0){var u=!1;return re.errors=[{instancePath:t+"/pai\
d_currency",schemaPath:"#/else/properties/paid_currency/false schema",keyword:"false schema",params:{}}],!1}else var u=!0;
if(u)if(r.transaction_id!==void 0){var u=!1;return re.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/else/prope\
rties/transaction_id/false schema",keyword:"false schema",params:{}}],!1}else var u=!0}}}var l=v===e;k=l,a="else"}if(!k){
const v={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:a}};return n===null?n=[v]:n.push(v),e++,re.
errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id")||r.amount===void 0&&(v=
"amount")||r.currency===void 0&&(v="currency")||r.status===void 0&&(v="status")||r.payment_url===void 0&&(v="payment_url")||
r.created_at===void 0&&(v="created_at")||r.expires_at===void 0&&(v="expires_at"))return re.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:v}}],!1;{const I=e;for(const w in r)if(!Ke.call(Hr.properties,w)){
return re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if(I===e){if(r.id!==void 0){let w=r.id;const U=e;if(e===e)if(typeof w=="string"){if(!z.test(w))return re.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pa\
y_req_[0-9a-z]{24}$"}}],!1}else return re.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestI\
d/type",keyword:"type",params:{type:"string"}}],!1;var h=U===e}else var h=!0;if(h){if(r.amount!==void 0){let w=r.amount;
const U=e;if(e===U)if(typeof w=="number"){if(w<=0||isNaN(w))return re.errors=[{instancePath:t+"/amount",schemaPath:"#/pr\
operties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return re.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var h=U===e}else
var h=!0;if(h){if(r.currency!==void 0){let w=r.currency;const U=e;if(typeof w!="string")return re.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(w==="BTC"||w===
"ETH"||w==="LTC"||w==="USDT"||w==="USDC"||w==="TRX"||w==="XRP"||w==="SOL"||w==="DOGE"||w==="USD"||w==="EUR"||w==="GBP"||
w==="CHF"||w==="CAD"||w==="AUD"||w==="JPY"))return re.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schem\
as/Currency/enum",keyword:"enum",params:{allowedValues:$.enum}}],!1;var h=U===e}else var h=!0;if(h){if(r.status!==void 0){
let w=r.status;const U=e;if(typeof w!="string")return re.errors=[{instancePath:t+"/status",schemaPath:"#/components/sche\
mas/PaymentStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(w==="pending"||w==="paid"||w==="expired"||w==="f\
ailed"))return re.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/enum",keyword:"enum",
params:{allowedValues:de.enum}}],!1;var h=U===e}else var h=!0;if(h){if(r.payment_url!==void 0){let w=r.payment_url;const U=e,
_=e;if(e===_&&e===_)if(typeof w=="string"){if(w.length>2048&&m(w)>2048)return re.errors=[{instancePath:t+"/payment_url",
schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(T.test(w)){if(!E(w))
return re.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{
format:"uri"}}],!1}else return re.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/patter\
n",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return re.errors=[{instancePath:t+"/payment_\
url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var h=U===e}else var h=!0;
if(h){if(r.created_at!==void 0){let w=r.created_at;const U=e,_=e;if(e===_&&e===_)if(typeof w=="string")if(y.test(w)){if(!L(
w))return re.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{
format:"date-time"}}],!1}else return re.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp\
/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return re.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var h=U===e}else var h=!0;if(h){if(r.expires_at!==void 0){let w=r.expires_at;const U=e,_=e;if(e===_&&e===_)if(typeof w==
"string")if(y.test(w)){if(!L(w))return re.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timesta\
mp/format",keyword:"format",params:{format:"date-time"}}],!1}else return re.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})\
?Z$"}}],!1;else return re.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"\
type",params:{type:"string"}}],!1;var h=U===e}else var h=!0;if(h){if(r.description!==void 0){let w=r.description;const U=e;
if(e===e)if(typeof w=="string"){if(w.length>1e3&&m(w)>1e3)return re.errors=[{instancePath:t+"/description",schemaPath:"#\
/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return re.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var h=U===e}else
var h=!0;if(h){if(r.callback_url!==void 0){let w=r.callback_url;const U=e,_=e;if(e===_&&e===_)if(typeof w=="string"){if(w.
length>2048&&m(w)>2048)return re.errors=[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLen\
gth",keyword:"maxLength",params:{limit:2048}}],!1;if(T.test(w)){if(!E(w))return re.errors=[{instancePath:t+"/callback_ur\
l",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return re.errors=[{
instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh\
][Tt][Tt][Pp][Ss]?://"}}],!1}else return re.errors=[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/Htt\
pUrl/type",keyword:"type",params:{type:"string"}}],!1;var h=U===e}else var h=!0;if(h){if(r.metadata!==void 0){let w=r.metadata;
const U=e;if(e===e)if(w&&typeof w=="object"&&!Array.isArray(w)){if(Object.keys(w).length>50)return re.errors=[{instancePath:t+
"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const A in w){
const fe=e;if(e===fe)if(typeof A=="string"){if(A.length>40&&m(A)>40){const S={instancePath:t+"/metadata",schemaPath:"#/c\
omponents/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:A};n===null?n=[S]:
n.push(S),e++}else if(A.length<2&&m(A)<1){const S={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/\
propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:A};n===null?n=[S]:n.push(S),e++}}else{const S={
instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"st\
ring"},propertyName:A};n===null?n=[S]:n.push(S),e++}var B=fe===e;if(!B){const S={instancePath:t+"/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:A}};return n===null?n=[S]:n.push(
S),e++,re.errors=n,!1;break}}if(B)for(const A in w){let fe=w[A];const S=e;if(typeof fe!="string"&&typeof fe!="number"&&typeof fe!=
"boolean"&&fe!==null)return re.errors=[{instancePath:t+"/metadata/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:Ge.additionalProperties.type}}],!1;
if(e===S&&typeof fe=="string"&&fe.length>500&&m(fe)>500)return re.errors=[{instancePath:t+"/metadata/"+A.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:500}}],!1;var s=S===e;if(!s)break}}else return re.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/sch\
emas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var h=U===e}else var h=!0;if(h){if(r.customer_email!==void 0){
let w=r.customer_email;const U=e,_=e;if(e===_&&e===_)if(typeof w=="string"){if(w.length>254&&m(w)>254)return re.errors=[
{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],
!1;if(!er(w))return re.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return re.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/s\
chemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var h=U===e}else var h=!0;if(h){if(r.paid_at!==void 0){let w=r.
paid_at;const U=e,_=e;if(e===_&&e===_)if(typeof w=="string")if(y.test(w)){if(!L(w))return re.errors=[{instancePath:t+"/p\
aid_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return re.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return re.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var h=U===e}else var h=!0;if(h){if(r.paid_amount!==
void 0){let w=r.paid_amount;const U=e;if(e===U)if(typeof w=="number"){if(w<=0||isNaN(w))return re.errors=[{instancePath:t+
"/paid_amount",schemaPath:"#/properties/paid_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",
limit:0}}],!1}else return re.errors=[{instancePath:t+"/paid_amount",schemaPath:"#/properties/paid_amount/type",keyword:"\
type",params:{type:"number"}}],!1;var h=U===e}else var h=!0;if(h){if(r.paid_currency!==void 0){let w=r.paid_currency;const U=e;
if(typeof w!="string")return re.errors=[{instancePath:t+"/paid_currency",schemaPath:"#/components/schemas/CryptoCurrency\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(w==="BTC"||w==="ETH"||w==="LTC"||w==="USDT"||w==="USDC"||w==="TRX"||
w==="XRP"||w==="SOL"||w==="DOGE"))return re.errors=[{instancePath:t+"/paid_currency",schemaPath:"#/components/schemas/Cr\
yptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var h=U===e}else var h=!0;if(h)if(r.transaction_id!==
void 0){let w=r.transaction_id;const U=e;if(e===e)if(typeof w=="string"){if(!Ye.test(w))return re.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-\
z]{24}$"}}],!1}else return re.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/t\
ype",keyword:"type",params:{type:"string"}}],!1;var h=U===e}else var h=!0}}}}}}}}}}}}}}}}else return re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=n,e===0}re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function rr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=rr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),re(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?re.errors:n.concat(re.errors),e=n.length),rr.
errors=n,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer9=tr;const pt={$ref:"contract:#/component\
s/schemas/ErrorIdempotencyConflict"},mt={type:"object",description:"Error body. Code of a 409: the first request with th\
is Idempotency-Key is still running.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeIdempotencyConflict"},message:{$ref:"#\
/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Or={type:"string",description:"\
Code of a 409: the first request with this Idempotency-Key is still running.",enum:["IDEMPOTENCY_KEY_IN_USE"]};function be(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=be.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let N;if(r.error===void 0&&(N="error"))return be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return be.errors=[{instancePath:t,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.
error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&(h="code")||a.message===void 0&&(h=
"message"))return be.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{
missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return be.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return be.errors=[{instancePath:t+"/\
error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyConflict/type",keyword:"type",params:{type:"string"}}],
!1;if(s!=="IDEMPOTENCY_KEY_IN_USE")return be.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Erro\
rCodeIdempotencyConflict/enum",keyword:"enum",params:{allowedValues:Or.enum}}],!1;var d=v===e}else var d=!0;if(d){if(a.message!==
void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&m(s)<1)return be.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return be.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{
type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s==
"object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return be.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],
!1;{const _=e;for(const o in s)if(!(o==="parameter"||o==="value"||o==="rule"||o==="reason")){return be.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(_===e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="s\
tring"){if(o.length<2&&m(o)<1)return be.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sche\
mas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var k=A===e}else var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="st\
ring"){if(o.length<2&&m(o)<1)return be.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/Er\
rorDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"st\
ring"}}],!1;var k=A===e}else var k=!0;if(k)if(s.reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){
if(o.length<2&&m(o)<1)return be.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+"/er\
ror/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"s\
tring"}}],!1;var k=A===e}else var k=!0}}}}else return be.errors=[{instancePath:t+"/error/details",schemaPath:"#/componen\
ts/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=v===e}else var d=!0}}}}else return be.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return be.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=n,e===0}be.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function tr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,
dynamicAnchors:O={}}={}){let n=null,e=0;const p=tr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.
items=void 0),be(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?be.errors:
n.concat(be.errors),e=n.length),tr.errors=n,e===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer10=sr;
const dt={$ref:"contract:#/components/schemas/ErrorIdempotencyUnprocessable"},ct={type:"object",description:"Error body.\
 Code of a 422: this Idempotency-Key was used with another body.",additionalProperties:!1,required:["error"],properties:{
error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/Er\
rorCodeIdempotencyUnprocessable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas\
/ErrorDetails"}}}}},Wr={type:"string",description:"Code of a 422: this Idempotency-Key was used with another body.",enum:[
"IDEMPOTENCY_KEY_REUSED"]};function qe(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return qe.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return qe.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&
(h="code")||a.message===void 0&&(h="message"))return qe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||
s==="details")){return qe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!=
"string")return qe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyUnprocessa\
ble/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="IDEMPOTENCY_KEY_REUSED")return qe.errors=[{instancePath:t+"\
/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyUnprocessable/enum",keyword:"enum",params:{allowedValues:Wr.
enum}}],!1;var d=v===e}else var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="strin\
g"){if(s.length<2&&m(s)<1)return qe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessa\
ge/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==
void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U=
"parameter")||s.rule===void 0&&(U="rule"))return qe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="pa\
rameter"||o==="value"||o==="rule"||o==="reason")){return qe.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(_===e){if(s.parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return qe.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else
var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return qe.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.
reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return qe.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return qe.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var d=v===e}else var d=!0}}}}else return qe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return qe.errors=n,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=sr.evaluated;
return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),qe(r,{instancePath:t,parentData:V,parentDataProperty:F,
rootData:H,dynamicAnchors:O})||(n=n===null?qe.errors:n.concat(qe.errors),e=n.length),sr.errors=n,e===0}sr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},R.answer11=ar;const ft={$ref:"contract:#/components/schemas/ErrorNotFound"},lt={type:"o\
bject",description:"Error body. Code of a 404: this merchant has no such resource.",additionalProperties:!1,required:["e\
rror"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/co\
mponents/schemas/ErrorCodeNotFound"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/sche\
mas/ErrorDetails"}}}}},Br={type:"string",description:"Code of a 404: this merchant has no such resource.",enum:["RESOURC\
E_NOT_FOUND"]};function xe(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return xe.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return xe.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&
(h="code")||a.message===void 0&&(h="message"))return xe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||
s==="details")){return xe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!=
"string")return xe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeNotFound/type",keyword:"\
type",params:{type:"string"}}],!1;if(s!=="RESOURCE_NOT_FOUND")return xe.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeNotFound/enum",keyword:"enum",params:{allowedValues:Br.enum}}],!1;var d=v===e}else var d=!0;
if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&m(s)<1)return xe.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return xe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"\
type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==void 0){let s=a.details;const v=e;if(e===
e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))
return xe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"requ\
ired",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="parameter"||o==="value"||o==="rule"||o==="re\
ason")){return xe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(_===e){if(s.parameter!==void 0){let o=s.
parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return xe.errors=[{instancePath:t+"/error/deta\
ils/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k){if(s.rule!==
void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return xe.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.reason!==void 0){let o=s.
reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return xe.errors=[{instancePath:t+"/error/details\
/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return xe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return xe.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=v===
e}else var d=!0}}}}else return xe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"object"}}],!1}}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return xe.errors=n,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=ar.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),xe(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||
(n=n===null?xe.errors:n.concat(xe.errors),e=n.length),ar.errors=n,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
R.answer12=nr;const ut={$ref:"contract:#/components/schemas/TransactionList"},yt={type:"object",description:"One page of\
 transactions.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"N\
ewest first.",maxItems:100,items:{$ref:"#/components/schemas/TransactionListItem"}},has_more:{$ref:"#/components/schemas\
/HasMore"},url:{type:"string",description:"Relative path with query of the next page; without another page, of the same \
query without cursor.",pattern:"^/v1/transactions(\\?.+)?$"}}},wr={type:"object",description:"A transaction in the short\
 form of a list.",additionalProperties:!1,required:["id","payment_request_id","amount","currency","crypto_amount","crypt\
o_currency","status","type","created_at","updated_at"],properties:{id:{$ref:"#/components/schemas/TransactionId"},payment_request_id:{
type:["string","null"],description:"The payment request that it belongs to; null where there is none, as for a payout.",
pattern:"^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"The value of the transaction, in `currenc\
y`. Zero when it is less than the currency's smallest unit."},currency:{$ref:"#/components/schemas/Currency"},crypto_amount:{
type:"number",exclusiveMinimum:0,description:"What moved on the chain, in `crypto_currency`."},crypto_currency:{$ref:"#/\
components/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/TransactionStatus"},type:{$ref:"#/components/sche\
mas/TransactionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the transaction was first seen\
 or sent."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it last changed."}},if:{unevaluatedProperties:!0,
properties:{type:{const:"payout"}}},then:{unevaluatedProperties:!0,properties:{payment_request_id:{type:"null"}}},else:{
unevaluatedProperties:!0,properties:{payment_request_id:{type:"string"}}}},br={type:"string",description:"`pending` is s\
een and not yet confirmed; `confirmed` has all its confirmations; `failed` never will; `refunded` was confirmed and then\
 returned in full.",enum:["pending","confirmed","failed","refunded"]},qr={type:"string",description:"What moved the mone\
y. A payment comes in, a payout or a refund goes out.",enum:["payment","payout","refund"]};function me(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=me.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);const d=e;let k=!0;const N=e;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.type!==void 0&&r.type!=="payout"){const h={};n===null?n=[h]:n.push(h),e++}var l=N===e;e=d,n!==null&&(d?n.length=d:
n=null);let a;if(l){const h=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&r.payment_request_id!==
null)return me.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/then/properties/payment_request_id/type",keyword:"\
type",params:{type:"null"}}],!1;var l=h===e;k=l,a="then"}else{const h=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==
void 0&&typeof r.payment_request_id!="string")return me.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else\
/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;var l=h===e;k=l,a="else"}if(!k){const h={
instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:a}};return n===null?n=[h]:n.push(h),e++,me.errors=n,
!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.id===void 0&&(h="id")||r.payment_request_id===void 0&&
(h="payment_request_id")||r.amount===void 0&&(h="amount")||r.currency===void 0&&(h="currency")||r.crypto_amount===void 0&&
(h="crypto_amount")||r.crypto_currency===void 0&&(h="crypto_currency")||r.status===void 0&&(h="status")||r.type===void 0&&
(h="type")||r.created_at===void 0&&(h="created_at")||r.updated_at===void 0&&(h="updated_at"))return me.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;for(const s in r)if(!Ke.call(wr.properties,
s)){return me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(B===e){if(r.id!==void 0){let s=r.id;const v=e;if(e===e)if(typeof s=="string"){if(!Ye.test(s))return me.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[\
0-9a-z]{24}$"}}],!1}else return me.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"\
type",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u){if(r.payment_request_id!==void 0){let s=r.payment_request_id;
const v=e;if(typeof s!="string"&&s!==null)return me.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properti\
es/payment_request_id/type",keyword:"type",params:{type:wr.properties.payment_request_id.type}}],!1;if(e===v&&typeof s==
"string"&&!z.test(s))return me.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id\
/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1;var u=v===e}else var u=!0;if(u){if(r.amount!==
void 0){let s=r.amount;const v=e;if(e===v)if(typeof s=="number"){if(s<0||isNaN(s))return me.errors=[{instancePath:t+"/am\
ount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return me.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var u=v===e}else
var u=!0;if(u){if(r.currency!==void 0){let s=r.currency;const v=e;if(typeof s!="string")return me.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s===
"ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"||s==="USD"||s==="EUR"||s==="GBP"||
s==="CHF"||s==="CAD"||s==="AUD"||s==="JPY"))return me.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schem\
as/Currency/enum",keyword:"enum",params:{allowedValues:$.enum}}],!1;var u=v===e}else var u=!0;if(u){if(r.crypto_amount!==
void 0){let s=r.crypto_amount;const v=e;if(e===v)if(typeof s=="number"){if(s<=0||isNaN(s))return me.errors=[{instancePath:t+
"/crypto_amount",schemaPath:"#/properties/crypto_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return me.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/type",keyword:"\
type",params:{type:"number"}}],!1;var u=v===e}else var u=!0;if(u){if(r.crypto_currency!==void 0){let s=r.crypto_currency;
const v=e;if(typeof s!="string")return me.errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/Cr\
yptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USD\
C"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return me.errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/comp\
onents/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var u=v===e}else var u=!0;if(u){if(r.
status!==void 0){let s=r.status;const v=e;if(typeof s!="string")return me.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/TransactionStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="pending"||s==="confirm\
ed"||s==="failed"||s==="refunded"))return me.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/Transact\
ionStatus/enum",keyword:"enum",params:{allowedValues:br.enum}}],!1;var u=v===e}else var u=!0;if(u){if(r.type!==void 0){let s=r.
type;const v=e;if(typeof s!="string")return me.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/Transact\
ionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="payment"||s==="payout"||s==="refund"))return me.errors=
[{instancePath:t+"/type",schemaPath:"#/components/schemas/TransactionType/enum",keyword:"enum",params:{allowedValues:qr.
enum}}],!1;var u=v===e}else var u=!0;if(u){if(r.created_at!==void 0){let s=r.created_at;const v=e,I=e;if(e===I&&e===I)if(typeof s==
"string")if(y.test(s)){if(!L(s))return me.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timesta\
mp/format",keyword:"format",params:{format:"date-time"}}],!1}else return me.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})\
?Z$"}}],!1;else return me.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"\
type",params:{type:"string"}}],!1;var u=v===e}else var u=!0;if(u)if(r.updated_at!==void 0){let s=r.updated_at;const v=e,
I=e;if(e===I&&e===I)if(typeof s=="string")if(y.test(s)){if(!L(s))return me.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return me.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return me.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e}else var u=!0}}}}}}}}}}}else return me.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=n,e===0}me.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};const Vr=new RegExp("^/v1/transactions(\\?.+)?$","u");function Me(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Me.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.data===void 0&&
(N="data")||r.has_more===void 0&&(N="has_more")||r.url===void 0&&(N="url"))return Me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="data"||a==="has_mor\
e"||a==="url")){return Me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(l===e){if(r.data!==void 0){let a=r.data;const u=e;if(e===u)if(Array.isArray(a)){if(a.
length>100)return Me.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var d=!0;const h=a.length;for(let B=0;B<h;B++){const s=e;me(a[B],{instancePath:t+"/data/"+B,parentData:a,
parentDataProperty:B,rootData:H,dynamicAnchors:O})||(n=n===null?me.errors:n.concat(me.errors),e=n.length);var d=s===e;if(!d)
break}}}else return Me.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"}}],!1;var k=u===e}else var k=!0;if(k){if(r.has_more!==void 0){const a=e;if(typeof r.has_more!="boolean")return Me.
errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],
!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;const u=e;if(e===u)if(typeof a=="string"){if(!Vr.test(a))
return Me.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^/v1/t\
ransactions(\\?.+)?$"}}],!1}else return Me.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var k=u===e}else var k=!0}}}}else return Me.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Me.errors=n,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function nr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;
const p=nr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Me(r,{instancePath:t,parentData:V,
parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?Me.errors:n.concat(Me.errors),e=n.length),nr.errors=n,e===
0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer13=ir;const ht={$ref:"contract:#/components/schemas/Tr\
ansaction"},xr={type:"object",description:"A transaction, as retrieval answers it.",additionalProperties:!1,required:["i\
d","payment_request_id","amount","currency","crypto_amount","crypto_currency","status","type","created_at","updated_at",
"fee","fee_currency","metadata"],properties:{id:{$ref:"#/components/schemas/TransactionId"},payment_request_id:{type:["s\
tring","null"],description:"The payment request that it belongs to; null where there is none, as for a payout.",pattern:"\
^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"The value of the transaction, in `currency`. Zero \
when it is less than the currency's smallest unit."},currency:{$ref:"#/components/schemas/Currency"},crypto_amount:{type:"\
number",exclusiveMinimum:0,description:"What moved on the chain, in `crypto_currency`."},crypto_currency:{$ref:"#/compon\
ents/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/TransactionStatus"},type:{$ref:"#/components/schemas/Tr\
ansactionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the transaction was first seen or se\
nt."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it last changed."},fee:{type:"number",minimum:0,
description:"The service fee of a payment, or the network fee of a payout or refund, in `fee_currency`."},fee_currency:{
$ref:"#/components/schemas/CryptoCurrency"},metadata:{$ref:"#/components/schemas/Metadata",description:"The metadata of \
the payment request or payout that it belongs to; `{}` where that has none."}},if:{unevaluatedProperties:!0,properties:{
type:{const:"payout"}}},then:{unevaluatedProperties:!0,properties:{payment_request_id:{type:"null"}}},else:{unevaluatedProperties:!0,
properties:{payment_request_id:{type:"string"}}}};function ne(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,
dynamicAnchors:O={}}={}){let n=null,e=0;const p=ne.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);
const d=e;let k=!0;const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="payout"){const s={};
n===null?n=[s]:n.push(s),e++}var l=N===e;e=d,n!==null&&(d?n.length=d:n=null);let a;if(l){const s=e;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&r.payment_request_id!==null)return ne.errors=[{instancePath:t+"/p\
ayment_request_id",schemaPath:"#/then/properties/payment_request_id/type",keyword:"type",params:{type:"null"}}],!1;var l=s===
e;k=l,a="then"}else{const s=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&typeof r.payment_request_id!=
"string")return ne.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/type",
keyword:"type",params:{type:"string"}}],!1;var l=s===e;k=l,a="else"}if(!k){const s={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:a}};return n===null?n=[s]:n.push(s),e++,ne.errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let s;if(r.id===void 0&&(s="id")||r.payment_request_id===void 0&&(s="payment_request_id")||r.amount===void 0&&
(s="amount")||r.currency===void 0&&(s="currency")||r.crypto_amount===void 0&&(s="crypto_amount")||r.crypto_currency===void 0&&
(s="crypto_currency")||r.status===void 0&&(s="status")||r.type===void 0&&(s="type")||r.created_at===void 0&&(s="created_\
at")||r.updated_at===void 0&&(s="updated_at")||r.fee===void 0&&(s="fee")||r.fee_currency===void 0&&(s="fee_currency")||r.
metadata===void 0&&(s="metadata"))return ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],
!1;{const v=e;for(const I in r)if(!Ke.call(xr.properties,I)){return ne.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(v===e){if(r.id!==void 0){let I=r.id;
const w=e;if(e===e)if(typeof I=="string"){if(!Ye.test(I))return ne.errors=[{instancePath:t+"/id",schemaPath:"#/component\
s/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return ne.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var u=w===e}else var u=!0;
if(u){if(r.payment_request_id!==void 0){let I=r.payment_request_id;const w=e;if(typeof I!="string"&&I!==null)return ne.errors=
[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/type",keyword:"type",params:{type:xr.
properties.payment_request_id.type}}],!1;if(e===w&&typeof I=="string"&&!z.test(I))return ne.errors=[{instancePath:t+"/pa\
yment_request_id",schemaPath:"#/properties/payment_request_id/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a\
-z]{24}$"}}],!1;var u=w===e}else var u=!0;if(u){if(r.amount!==void 0){let I=r.amount;const w=e;if(e===w)if(typeof I=="nu\
mber"){if(I<0||isNaN(I))return ne.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return ne.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/a\
mount/type",keyword:"type",params:{type:"number"}}],!1;var u=w===e}else var u=!0;if(u){if(r.currency!==void 0){let I=r.currency;
const w=e;if(typeof I!="string")return ne.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="BTC"||I==="ETH"||I==="LTC"||I==="USDT"||I==="USDC"||I==="TRX"||
I==="XRP"||I==="SOL"||I==="DOGE"||I==="USD"||I==="EUR"||I==="GBP"||I==="CHF"||I==="CAD"||I==="AUD"||I==="JPY"))return ne.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:$.
enum}}],!1;var u=w===e}else var u=!0;if(u){if(r.crypto_amount!==void 0){let I=r.crypto_amount;const w=e;if(e===w)if(typeof I==
"number"){if(I<=0||isNaN(I))return ne.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/ex\
clusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return ne.errors=[{instancePath:t+"\
/crypto_amount",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{type:"number"}}],!1;var u=w===e}else
var u=!0;if(u){if(r.crypto_currency!==void 0){let I=r.crypto_currency;const w=e;if(typeof I!="string")return ne.errors=[
{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(!(I==="BTC"||I==="ETH"||I==="LTC"||I==="USDT"||I==="USDC"||I==="TRX"||I==="XRP"||I==="SOL"||I==="DOGE"))return ne.
errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{
allowedValues:Ve.enum}}],!1;var u=w===e}else var u=!0;if(u){if(r.status!==void 0){let I=r.status;const w=e;if(typeof I!=
"string")return ne.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(I==="pending"||I==="confirmed"||I==="failed"||I==="refunded"))return ne.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{allowedValues:br.enum}}],!1;var u=w===
e}else var u=!0;if(u){if(r.type!==void 0){let I=r.type;const w=e;if(typeof I!="string")return ne.errors=[{instancePath:t+
"/type",schemaPath:"#/components/schemas/TransactionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="paym\
ent"||I==="payout"||I==="refund"))return ne.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/Transaction\
Type/enum",keyword:"enum",params:{allowedValues:qr.enum}}],!1;var u=w===e}else var u=!0;if(u){if(r.created_at!==void 0){
let I=r.created_at;const w=e,U=e;if(e===U&&e===U)if(typeof I=="string")if(y.test(I)){if(!L(I))return ne.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ne.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ne.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var u=w===e}else var u=!0;if(u){if(r.updated_at!==
void 0){let I=r.updated_at;const w=e,U=e;if(e===U&&e===U)if(typeof I=="string")if(y.test(I)){if(!L(I))return ne.errors=[
{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-t\
ime"}}],!1}else return ne.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ne.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var u=w===e}else
var u=!0;if(u){if(r.fee!==void 0){let I=r.fee;const w=e;if(e===w)if(typeof I=="number"){if(I<0||isNaN(I))return ne.errors=
[{instancePath:t+"/fee",schemaPath:"#/properties/fee/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return ne.errors=[{instancePath:t+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type:"number"}}],!1;var u=w===
e}else var u=!0;if(u){if(r.fee_currency!==void 0){let I=r.fee_currency;const w=e;if(typeof I!="string")return ne.errors=
[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(I==="BTC"||I==="ETH"||I==="LTC"||I==="USDT"||I==="USDC"||I==="TRX"||I==="XRP"||I==="SOL"||I==="DOGE"))return ne.
errors=[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.
enum}}],!1;var u=w===e}else var u=!0;if(u)if(r.metadata!==void 0){let I=r.metadata;const w=e;if(e===e)if(I&&typeof I=="o\
bject"&&!Array.isArray(I)){if(Object.keys(I).length>50)return ne.errors=[{instancePath:t+"/metadata",schemaPath:"#/compo\
nents/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const o in I){const A=e;if(e===
A)if(typeof o=="string"){if(o.length>40&&m(o)>40){const fe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/\
Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:o};n===null?n=[fe]:n.push(fe),e++}else if(o.
length<2&&m(o)<1){const fe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",
keyword:"minLength",params:{limit:1},propertyName:o};n===null?n=[fe]:n.push(fe),e++}}else{const fe={instancePath:t+"/met\
adata",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:o};
n===null?n=[fe]:n.push(fe),e++}var h=A===e;if(!h){const fe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/\
Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o}};return n===null?n=[fe]:n.push(fe),e++,ne.errors=
n,!1;break}}if(h)for(const o in I){let A=I[o];const fe=e;if(typeof A!="string"&&typeof A!="number"&&typeof A!="boolean"&&
A!==null)return ne.errors=[{instancePath:t+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/component\
s/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:Ge.additionalProperties.type}}],!1;if(e===fe&&
typeof A=="string"&&A.length>500&&m(A)>500)return ne.errors=[{instancePath:t+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],
!1;var B=fe===e;if(!B)break}}else return ne.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadat\
a/type",keyword:"type",params:{type:"object"}}],!1;var u=w===e}else var u=!0}}}}}}}}}}}}}}else return ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=n,e===0}ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ir(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=ir.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),ne(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?ne.errors:n.concat(ne.errors),e=n.length),ir.
errors=n,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer14=or;const gt={$ref:"contract:#/componen\
ts/schemas/InvoiceList"},vt={type:"object",description:"One page of invoices.",additionalProperties:!1,required:["data",
"has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/sche\
mas/InvoiceListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with\
 query of the next page; without another page, of the same query without cursor.",pattern:"^/v1/invoices(\\?.+)?$"}}},_t={
type:"object",description:"An invoice in the short form of a list.",additionalProperties:!1,required:["id","amount","cur\
rency","status","created_at"],properties:{id:{$ref:"#/components/schemas/InvoiceId"},amount:{type:"number",exclusiveMinimum:0,
description:"The total amount, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/componen\
ts/schemas/InvoiceStatus"},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not g\
iven."},customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not given."},due_date:{type:"\
string",format:"date",description:"The last day (UTC) on which it can be paid in time; absent when not given."},created_at:{
$ref:"#/components/schemas/Timestamp",description:"When the invoice was created."}}},Pt={type:"string",description:"Iden\
tifier of an invoice.",pattern:"^inv_[0-9a-z]{24}$"},Lr={type:"string",description:"`draft` until its page is first show\
n, `open` until it is `paid`, `past_due` when its due date has ended, `void` when it was withdrawn.",enum:["draft","open",
"paid","past_due","void"]},Er=new RegExp("^inv_[0-9a-z]{24}$","u"),Ar=formats.date;function ge(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=ge.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.id===void 0&&(k="\
id")||r.amount===void 0&&(k="amount")||r.currency===void 0&&(k="currency")||r.status===void 0&&(k="status")||r.created_at===
void 0&&(k="created_at"))return ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],
!1;{const N=e;for(const l in r)if(!(l==="id"||l==="amount"||l==="currency"||l==="status"||l==="description"||l==="custom\
er_email"||l==="due_date"||l==="created_at")){return ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.id!==void 0){let l=r.id;const a=e;if(e===e)
if(typeof l=="string"){if(!Er.test(l))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/InvoiceId\
/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return ge.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0;if(d){if(r.amount!==
void 0){let l=r.amount;const a=e;if(e===a)if(typeof l=="number"){if(l<=0||isNaN(l))return ge.errors=[{instancePath:t+"/a\
mount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else
return ge.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],
!1;var d=a===e}else var d=!0;if(d){if(r.currency!==void 0){let l=r.currency;const a=e;if(typeof l!="string")return ge.errors=
[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;
if(!(l==="BTC"||l==="ETH"||l==="LTC"||l==="USDT"||l==="USDC"||l==="TRX"||l==="XRP"||l==="SOL"||l==="DOGE"||l==="USD"||l===
"EUR"||l==="GBP"||l==="CHF"||l==="CAD"||l==="AUD"||l==="JPY"))return ge.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:$.enum}}],!1;var d=a===e}else var d=!0;if(d){if(r.
status!==void 0){let l=r.status;const a=e;if(typeof l!="string")return ge.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="draft"||l==="open"||l==="p\
aid"||l==="past_due"||l==="void"))return ge.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceSt\
atus/enum",keyword:"enum",params:{allowedValues:Lr.enum}}],!1;var d=a===e}else var d=!0;if(d){if(r.description!==void 0){
let l=r.description;const a=e;if(e===e)if(typeof l=="string"){if(l.length>1e3&&m(l)>1e3)return ge.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ge.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=a===e}else var d=!0;if(d){if(r.customer_email!==void 0){let l=r.customer_email;const a=e,u=e;if(e===u&&
e===u)if(typeof l=="string"){if(l.length>254&&m(l)>254)return ge.errors=[{instancePath:t+"/customer_email",schemaPath:"#\
/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!er(l))return ge.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return ge.
errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var d=a===e}else var d=!0;if(d){if(r.due_date!==void 0){let l=r.due_date;const a=e;if(e===a&&e===a)if(typeof l==
"string"){if(!Ar(l))return ge.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"for\
mat",params:{format:"date"}}],!1}else return ge.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0;if(d)if(r.created_at!==void 0){let l=r.created_at;
const a=e,u=e;if(e===u&&e===u)if(typeof l=="string")if(y.test(l)){if(!L(l))return ge.errors=[{instancePath:t+"/created_a\
t",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ge.errors=
[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\\
d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ge.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0}}}}}}}}}else return ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=n,e===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const Fr=new RegExp("^/v1/invoices(\\?.+)?$","u");function Re(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Re.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.data===void 0&&
(N="data")||r.has_more===void 0&&(N="has_more")||r.url===void 0&&(N="url"))return Re.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="data"||a==="has_mor\
e"||a==="url")){return Re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(l===e){if(r.data!==void 0){let a=r.data;const u=e;if(e===u)if(Array.isArray(a)){if(a.
length>100)return Re.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var d=!0;const h=a.length;for(let B=0;B<h;B++){const s=e;ge(a[B],{instancePath:t+"/data/"+B,parentData:a,
parentDataProperty:B,rootData:H,dynamicAnchors:O})||(n=n===null?ge.errors:n.concat(ge.errors),e=n.length);var d=s===e;if(!d)
break}}}else return Re.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"}}],!1;var k=u===e}else var k=!0;if(k){if(r.has_more!==void 0){const a=e;if(typeof r.has_more!="boolean")return Re.
errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],
!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;const u=e;if(e===u)if(typeof a=="string"){if(!Fr.test(a))
return Re.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^/v1/i\
nvoices(\\?.+)?$"}}],!1}else return Re.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",
params:{type:"string"}}],!1;var k=u===e}else var k=!0}}}}else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Re.errors=n,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=or.evaluated;
return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Re(r,{instancePath:t,parentData:V,parentDataProperty:F,
rootData:H,dynamicAnchors:O})||(n=n===null?Re.errors:n.concat(Re.errors),e=n.length),or.errors=n,e===0}or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},R.answer15=pr;const kt={$ref:"contract:#/components/schemas/Invoice"},zr={type:"object",
description:"An invoice, as creation and retrieval answer it.",additionalProperties:!1,required:["id","amount","currency",
"status","invoice_url","created_at","items","metadata"],properties:{id:{$ref:"#/components/schemas/InvoiceId"},amount:{type:"\
number",exclusiveMinimum:0,description:"The total amount, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},
status:{$ref:"#/components/schemas/InvoiceStatus"},description:{$ref:"#/components/schemas/Description",description:"As \
given; absent when not given."},customer_name:{type:"string",description:"As given; absent when not given.",maxLength:255},
customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not given."},due_date:{type:"string",
format:"date",description:"The last day (UTC) on which it can be paid in time; absent when not given."},invoice_url:{$ref:"\
#/components/schemas/HttpUrl",description:"The page of the invoice."},created_at:{$ref:"#/components/schemas/Timestamp",
description:"When the invoice was created."},paid_at:{$ref:"#/components/schemas/Timestamp",description:"When it was pai\
d; present once paid."},items:{type:"array",description:"The lines of the invoice, empty when none were given.",maxItems:100,
items:{$ref:"#/components/schemas/LineItem"}},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; `{}`\
 when not given."},payment_request_id:{$ref:"#/components/schemas/PaymentRequestId",description:"The payment request tha\
t it was paid through; present once paid."},transaction_id:{$ref:"#/components/schemas/TransactionId",description:"The t\
ransaction that completed the payment; present once paid."}},if:{unevaluatedProperties:!0,properties:{status:{const:"pai\
d"}}},then:{unevaluatedProperties:!0,properties:{paid_at:!0,payment_request_id:!0,transaction_id:!0},required:["paid_at",
"payment_request_id","transaction_id"]},else:{unevaluatedProperties:!0,properties:{paid_at:!1,payment_request_id:!1,transaction_id:!1}}},
wt={type:"object",description:"One line of an invoice.",additionalProperties:!1,required:["name","quantity","unit_price"],
properties:{name:{type:"string",description:"What is billed.",minLength:1,maxLength:255},quantity:{type:"number",description:"\
How many of it.",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",description:"The price of one, in\
 the currency of the invoice.",minimum:0,maximum:999999999999999}}};function Y(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Y.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0);const d=e;let k=!0;const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!==
"paid"){const w={};n===null?n=[w]:n.push(w),e++}var l=N===e;e=d,n!==null&&(d?n.length=d:n=null);let a;if(l){const w=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let _;if(r.paid_at===void 0&&(_="paid_at")||r.payment_request_id===void 0&&(_="pa\
yment_request_id")||r.transaction_id===void 0&&(_="transaction_id"))return Y.errors=[{instancePath:t,schemaPath:"#/then/\
required",keyword:"required",params:{missingProperty:_}}],!1}var l=w===e;k=l,a="then"}else{const w=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.paid_at!==void 0){var u=!1;return Y.errors=[{instancePath:t+"/paid_at",schemaPath:"#/else\
/properties/paid_at/false schema",keyword:"false schema",params:{}}],!1}else var u=!0;if(u){if(r.payment_request_id!==void 0){
var u=!1;return Y.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/false s\
chema",keyword:"false schema",params:{}}],!1}else var u=!0;if(u)if(r.transaction_id!==void 0){var u=!1;return Y.errors=[
{instancePath:t+"/transaction_id",schemaPath:"#/else/properties/transaction_id/false schema",keyword:"false schema",params:{}}],
!1}else var u=!0}}var l=w===e;k=l,a="else"}if(!k){const w={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:a}};
return n===null?n=[w]:n.push(w),e++,Y.errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.id===
void 0&&(w="id")||r.amount===void 0&&(w="amount")||r.currency===void 0&&(w="currency")||r.status===void 0&&(w="status")||
r.invoice_url===void 0&&(w="invoice_url")||r.created_at===void 0&&(w="created_at")||r.items===void 0&&(w="items")||r.metadata===
void 0&&(w="metadata"))return Y.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],
!1;{const U=e;for(const _ in r)if(!Ke.call(zr.properties,_)){return Y.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(U===e){if(r.id!==void 0){let _=r.id;
const o=e;if(e===e)if(typeof _=="string"){if(!Er.test(_))return Y.errors=[{instancePath:t+"/id",schemaPath:"#/components\
/schemas/InvoiceId/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return Y.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var h=o===e}else var h=!0;
if(h){if(r.amount!==void 0){let _=r.amount;const o=e;if(e===o)if(typeof _=="number"){if(_<=0||isNaN(_))return Y.errors=[
{instancePath:t+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{
type:"number"}}],!1;var h=o===e}else var h=!0;if(h){if(r.currency!==void 0){let _=r.currency;const o=e;if(typeof _!="str\
ing")return Y.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{
type:"string"}}],!1;if(!(_==="BTC"||_==="ETH"||_==="LTC"||_==="USDT"||_==="USDC"||_==="TRX"||_==="XRP"||_==="SOL"||_==="\
DOGE"||_==="USD"||_==="EUR"||_==="GBP"||_==="CHF"||_==="CAD"||_==="AUD"||_==="JPY"))return Y.errors=[{instancePath:t+"/c\
urrency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:$.enum}}],!1;var h=o===e}else
var h=!0;if(h){if(r.status!==void 0){let _=r.status;const o=e;if(typeof _!="string")return Y.errors=[{instancePath:t+"/s\
tatus",schemaPath:"#/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="draft"||
_==="open"||_==="paid"||_==="past_due"||_==="void"))return Y.errors=[{instancePath:t+"/status",schemaPath:"#/components/\
schemas/InvoiceStatus/enum",keyword:"enum",params:{allowedValues:Lr.enum}}],!1;var h=o===e}else var h=!0;if(h){if(r.description!==
void 0){let _=r.description;const o=e;if(e===e)if(typeof _=="string"){if(_.length>1e3&&m(_)>1e3)return Y.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return Y.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var h=o===e}else var h=!0;if(h){if(r.customer_name!==void 0){let _=r.customer_name;const o=e;if(e===o)if(typeof _==
"string"){if(_.length>255&&m(_)>255)return Y.errors=[{instancePath:t+"/customer_name",schemaPath:"#/properties/customer_\
name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Y.errors=[{instancePath:t+"/customer_name",schemaPath:"\
#/properties/customer_name/type",keyword:"type",params:{type:"string"}}],!1;var h=o===e}else var h=!0;if(h){if(r.customer_email!==
void 0){let _=r.customer_email;const o=e,A=e;if(e===A&&e===A)if(typeof _=="string"){if(_.length>254&&m(_)>254)return Y.errors=
[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],
!1;if(!er(_))return Y.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return Y.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var h=o===e}else var h=!0;if(h){if(r.due_date!==void 0){let _=r.
due_date;const o=e;if(e===o&&e===o)if(typeof _=="string"){if(!Ar(_))return Y.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return Y.errors=[{instancePath:t+"/due_d\
ate",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"string"}}],!1;var h=o===e}else var h=!0;if(h){
if(r.invoice_url!==void 0){let _=r.invoice_url;const o=e,A=e;if(e===A&&e===A)if(typeof _=="string"){if(_.length>2048&&m(
_)>2048)return Y.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"max\
Length",params:{limit:2048}}],!1;if(T.test(_)){if(!E(_))return Y.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/co\
mponents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Y.errors=[{instancePath:t+"/inv\
oice_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],
!1}else return Y.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{
type:"string"}}],!1;var h=o===e}else var h=!0;if(h){if(r.created_at!==void 0){let _=r.created_at;const o=e,A=e;if(e===A&&
e===A)if(typeof _=="string")if(y.test(_)){if(!L(_))return Y.errors=[{instancePath:t+"/created_at",schemaPath:"#/componen\
ts/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Y.errors=[{instancePath:t+"/c\
reated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{\
2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Y.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schem\
as/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var h=o===e}else var h=!0;if(h){if(r.paid_at!==void 0){let _=r.
paid_at;const o=e,A=e;if(e===A&&e===A)if(typeof _=="string")if(y.test(_)){if(!L(_))return Y.errors=[{instancePath:t+"/pa\
id_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Y.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Y.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var h=o===e}else var h=!0;if(h){if(r.items!==
void 0){let _=r.items;const o=e;if(e===o)if(Array.isArray(_)){if(_.length>100)return Y.errors=[{instancePath:t+"/items",
schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var B=!0;const fe=_.length;for(let S=0;S<
fe;S++){let te=_[S];const oe=e;if(e===e)if(te&&typeof te=="object"&&!Array.isArray(te)){let he;if(te.name===void 0&&(he=
"name")||te.quantity===void 0&&(he="quantity")||te.unit_price===void 0&&(he="unit_price"))return Y.errors=[{instancePath:t+
"/items/"+S,schemaPath:"#/components/schemas/LineItem/required",keyword:"required",params:{missingProperty:he}}],!1;{const Oe=e;
for(const je in te)if(!(je==="name"||je==="quantity"||je==="unit_price")){return Y.errors=[{instancePath:t+"/items/"+S,schemaPath:"\
#/components/schemas/LineItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:je}}],!1;break}
if(Oe===e){if(te.name!==void 0){let je=te.name;const Fe=e;if(e===Fe)if(typeof je=="string"){if(je.length>255&&m(je)>255)
return Y.errors=[{instancePath:t+"/items/"+S+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(je.length<2&&m(je)<1)return Y.errors=[{instancePath:t+"/items/"+S+"/name",
schemaPath:"#/components/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.
errors=[{instancePath:t+"/items/"+S+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"typ\
e",params:{type:"string"}}],!1;var s=Fe===e}else var s=!0;if(s){if(te.quantity!==void 0){let je=te.quantity;const Fe=e;if(e===
Fe)if(typeof je=="number"){if(je>999999999999999||isNaN(je))return Y.errors=[{instancePath:t+"/items/"+S+"/quantity",schemaPath:"\
#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(je<=0||isNaN(je))return Y.errors=[{instancePath:t+"/items/"+S+"/quantity",schemaPath:"#/components/schemas/LineIte\
m/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return Y.errors=
[{instancePath:t+"/items/"+S+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",keyword:"ty\
pe",params:{type:"number"}}],!1;var s=Fe===e}else var s=!0;if(s)if(te.unit_price!==void 0){let je=te.unit_price;const Fe=e;
if(e===Fe)if(typeof je=="number"){if(je>999999999999999||isNaN(je))return Y.errors=[{instancePath:t+"/items/"+S+"/unit_p\
rice",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximum",params:{comparison:"<=",
limit:999999999999999}}],!1;if(je<0||isNaN(je))return Y.errors=[{instancePath:t+"/items/"+S+"/unit_price",schemaPath:"#/\
components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Y.
errors=[{instancePath:t+"/items/"+S+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/type",
keyword:"type",params:{type:"number"}}],!1;var s=Fe===e}else var s=!0}}}}else return Y.errors=[{instancePath:t+"/items/"+
S,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"object"}}],!1;var B=oe===e;if(!B)break}}}else
return Y.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"}}],!1;
var h=o===e}else var h=!0;if(h){if(r.metadata!==void 0){let _=r.metadata;const o=e;if(e===e)if(_&&typeof _=="object"&&!Array.
isArray(_)){if(Object.keys(_).length>50)return Y.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Me\
tadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const S in _){const te=e;if(e===te)if(typeof S==
"string"){if(S.length>40&&m(S)>40){const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/proper\
tyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:S};n===null?n=[oe]:n.push(oe),e++}else if(S.length<
2&&m(S)<1){const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"\
minLength",params:{limit:1},propertyName:S};n===null?n=[oe]:n.push(oe),e++}}else{const oe={instancePath:t+"/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:S};n===null?n=[oe]:
n.push(oe),e++}var v=te===e;if(!v){const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/proper\
tyNames",keyword:"propertyNames",params:{propertyName:S}};return n===null?n=[oe]:n.push(oe),e++,Y.errors=n,!1;break}}if(v)
for(const S in _){let te=_[S];const oe=e;if(typeof te!="string"&&typeof te!="number"&&typeof te!="boolean"&&te!==null)return Y.
errors=[{instancePath:t+"/metadata/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/\
additionalProperties/type",keyword:"type",params:{type:Ge.additionalProperties.type}}],!1;if(e===oe&&typeof te=="string"&&
te.length>500&&m(te)>500)return Y.errors=[{instancePath:t+"/metadata/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var I=oe===e;if(!I)
break}}else return Y.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",
params:{type:"object"}}],!1;var h=o===e}else var h=!0;if(h){if(r.payment_request_id!==void 0){let _=r.payment_request_id;
const o=e;if(e===e)if(typeof _=="string"){if(!z.test(_))return Y.errors=[{instancePath:t+"/payment_request_id",schemaPath:"\
#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return Y.
errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{
type:"string"}}],!1;var h=o===e}else var h=!0;if(h)if(r.transaction_id!==void 0){let _=r.transaction_id;const o=e;if(e===
e)if(typeof _=="string"){if(!Ye.test(_))return Y.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/sche\
mas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return Y.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var h=o===
e}else var h=!0}}}}}}}}}}}}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return Y.errors=n,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=pr.evaluated;return p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),Y(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||
(n=n===null?Y.errors:n.concat(Y.errors),e=n.length),pr.errors=n,e===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
R.answer16=mr;const bt={$ref:"contract:#/components/schemas/PayoutList"},qt={type:"object",description:"One page of payo\
uts.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest firs\
t.",maxItems:100,items:{$ref:"#/components/schemas/PayoutListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{
type:"string",description:"Relative path with query of the next page; without another page, of the same query without cu\
rsor.",pattern:"^/v1/payouts(\\?.+)?$"}}},xt={type:"object",description:"A payout in the short form of a list.",additionalProperties:!1,
required:["id","amount","currency","status","address","created_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},
amount:{type:"number",exclusiveMinimum:0,description:"What arrives at the address, in `currency`."},currency:{$ref:"#/co\
mponents/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/PayoutStatus"},address:{type:"string",minLength:1,description:"\
The destination."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created."}}},Lt={type:"\
string",description:"Identifier of a payout.",pattern:"^payout_[0-9a-z]{24}$"},Dr={type:"string",description:"`pending` \
waits, `processing` is sent and not yet confirmed, `completed` and `failed` are final.",enum:["pending","processing","co\
mpleted","failed"]},Pr=new RegExp("^payout_[0-9a-z]{24}$","u");function Te(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.id===void 0&&(k="id")||r.amount===void 0&&
(k="amount")||r.currency===void 0&&(k="currency")||r.status===void 0&&(k="status")||r.address===void 0&&(k="address")||r.
created_at===void 0&&(k="created_at"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:k}}],!1;{const N=e;for(const l in r)if(!(l==="id"||l==="amount"||l==="currency"||l==="status"||l==="addr\
ess"||l==="created_at")){return Te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.id!==void 0){let l=r.id;const a=e;if(e===e)if(typeof l=="s\
tring"){if(!Pr.test(l))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"\
pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return Te.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0;if(d){if(r.amount!==void 0){
let l=r.amount;const a=e;if(e===a)if(typeof l=="number"){if(l<=0||isNaN(l))return Te.errors=[{instancePath:t+"/amount",schemaPath:"\
#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return Te.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var d=a===e}else
var d=!0;if(d){if(r.currency!==void 0){let l=r.currency;const a=e;if(typeof l!="string")return Te.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="B\
TC"||l==="ETH"||l==="LTC"||l==="USDT"||l==="USDC"||l==="TRX"||l==="XRP"||l==="SOL"||l==="DOGE"))return Te.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var d=a===
e}else var d=!0;if(d){if(r.status!==void 0){let l=r.status;const a=e;if(typeof l!="string")return Te.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="pendi\
ng"||l==="processing"||l==="completed"||l==="failed"))return Te.errors=[{instancePath:t+"/status",schemaPath:"#/componen\
ts/schemas/PayoutStatus/enum",keyword:"enum",params:{allowedValues:Dr.enum}}],!1;var d=a===e}else var d=!0;if(d){if(r.address!==
void 0){let l=r.address;const a=e;if(e===a)if(typeof l=="string"){if(l.length<2&&m(l)<1)return Te.errors=[{instancePath:t+
"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Te.errors=[
{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else
var d=!0;if(d)if(r.created_at!==void 0){let l=r.created_at;const a=e,u=e;if(e===u&&e===u)if(typeof l=="string")if(y.test(
l)){if(!L(l))return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var d=a===e}else var d=!0}}}}}}}else return Te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Te.errors=n,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Xr=new RegExp(
"^/v1/payouts(\\?.+)?$","u");function Ue(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=Ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.data===void 0&&(N="data")||r.has_more===void 0&&(N="has_more")||r.url===void 0&&
(N="url"))return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{
const l=e;for(const a in r)if(!(a==="data"||a==="has_more"||a==="url")){return Ue.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.data!==void 0){
let a=r.data;const u=e;if(e===u)if(Array.isArray(a)){if(a.length>100)return Ue.errors=[{instancePath:t+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var d=!0;const h=a.length;for(let B=0;B<h;B++){const s=e;
Te(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,rootData:H,dynamicAnchors:O})||(n=n===null?Te.errors:
n.concat(Te.errors),e=n.length);var d=s===e;if(!d)break}}}else return Ue.errors=[{instancePath:t+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=u===e}else var k=!0;if(k){if(r.has_more!==void 0){const a=e;
if(typeof r.has_more!="boolean")return Ue.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;const u=e;
if(e===u)if(typeof a=="string"){if(!Xr.test(a))return Ue.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pat\
tern",keyword:"pattern",params:{pattern:"^/v1/payouts(\\?.+)?$"}}],!1}else return Ue.errors=[{instancePath:t+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var k=u===e}else var k=!0}}}}else return Ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=n,e===0}Ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function mr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=mr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Ue(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?Ue.errors:n.concat(Ue.errors),e=n.length),mr.
errors=n,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer17=dr;const Et={$ref:"contract:#/componen\
ts/schemas/PayoutCreated"},Kr={type:"object",description:"A payout as its creation answers it, without the fields that o\
nly retrieval has.",additionalProperties:!1,required:["id","amount","currency","status","address","created_at","fee_leve\
l","metadata"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"number",exclusiveMinimum:0,description:"\
What arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{type:"string",
const:"pending",description:"A new payout waits to be processed."},address:{type:"string",minLength:1,description:"The d\
estination."},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not given."},created_at:{
$ref:"#/components/schemas/Timestamp",description:"When the payout was created."},fee_level:{$ref:"#/components/schemas/\
FeeLevel"},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; `{}` when not given."}}},Ir={type:"stri\
ng",description:"How much network fee to spend on speed. The balance tells the estimate of each level.",enum:["low","med\
ium","high"]};function le(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,
e=0;const p=le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.amount===void 0&&(l="amount")||r.currency===void 0&&(l="cur\
rency")||r.status===void 0&&(l="status")||r.address===void 0&&(l="address")||r.created_at===void 0&&(l="created_at")||r.
fee_level===void 0&&(l="fee_level")||r.metadata===void 0&&(l="metadata"))return le.errors=[{instancePath:t,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:l}}],!1;{const a=e;for(const u in r)if(!Ke.call(Kr.properties,u)){
return le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(a===e){if(r.id!==void 0){let u=r.id;const h=e;if(e===e)if(typeof u=="string"){if(!Pr.test(u))return le.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-\
9a-z]{24}$"}}],!1}else return le.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"\
type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(r.amount!==void 0){let u=r.amount;const h=e;if(e===
h)if(typeof u=="number"){if(u<=0||isNaN(u))return le.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/e\
xclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return le.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var d=h===e}else var d=!0;if(d){
if(r.currency!==void 0){let u=r.currency;const h=e;if(typeof u!="string")return le.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="BTC"||u==="ETH"||u==="LTC"||
u==="USDT"||u==="USDC"||u==="TRX"||u==="XRP"||u==="SOL"||u==="DOGE"))return le.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var d=h===e}else var d=!0;if(d){
if(r.status!==void 0){let u=r.status;const h=e;if(typeof u!="string")return le.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(u!=="pending")return le.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"pending"}}],!1;var d=h===e}else var d=!0;
if(d){if(r.address!==void 0){let u=r.address;const h=e;if(e===h)if(typeof u=="string"){if(u.length<2&&m(u)<1)return le.errors=
[{instancePath:t+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var d=h===
e}else var d=!0;if(d){if(r.description!==void 0){let u=r.description;const h=e;if(e===e)if(typeof u=="string"){if(u.length>
1e3&&m(u)>1e3)return le.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"\
maxLength",params:{limit:1e3}}],!1}else return le.errors=[{instancePath:t+"/description",schemaPath:"#/components/schema\
s/Description/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(r.created_at!==void 0){
let u=r.created_at;const h=e,B=e;if(e===B&&e===B)if(typeof u=="string")if(y.test(u)){if(!L(u))return le.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return le.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return le.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(r.fee_level!==
void 0){let u=r.fee_level;const h=e;if(typeof u!="string")return le.errors=[{instancePath:t+"/fee_level",schemaPath:"#/c\
omponents/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="low"||u==="medium"||u==="high"))return le.
errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Ir.
enum}}],!1;var d=h===e}else var d=!0;if(d)if(r.metadata!==void 0){let u=r.metadata;const h=e;if(e===e)if(u&&typeof u=="o\
bject"&&!Array.isArray(u)){if(Object.keys(u).length>50)return le.errors=[{instancePath:t+"/metadata",schemaPath:"#/compo\
nents/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const v in u){const I=e;if(e===
I)if(typeof v=="string"){if(v.length>40&&m(v)>40){const w={instancePath:t+"/metadata",schemaPath:"#/components/schemas/M\
etadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:v};n===null?n=[w]:n.push(w),e++}else if(v.
length<2&&m(v)<1){const w={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",
keyword:"minLength",params:{limit:1},propertyName:v};n===null?n=[w]:n.push(w),e++}}else{const w={instancePath:t+"/metada\
ta",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:v};
n===null?n=[w]:n.push(w),e++}var k=I===e;if(!k){const w={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Met\
adata/propertyNames",keyword:"propertyNames",params:{propertyName:v}};return n===null?n=[w]:n.push(w),e++,le.errors=n,!1;
break}}if(k)for(const v in u){let I=u[v];const w=e;if(typeof I!="string"&&typeof I!="number"&&typeof I!="boolean"&&I!==null)
return le.errors=[{instancePath:t+"/metadata/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas\
/Metadata/additionalProperties/type",keyword:"type",params:{type:Ge.additionalProperties.type}}],!1;if(e===w&&typeof I==
"string"&&I.length>500&&m(I)>500)return le.errors=[{instancePath:t+"/metadata/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var N=w===
e;if(!N)break}}else return le.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"\
type",params:{type:"object"}}],!1;var d=h===e}else var d=!0}}}}}}}}}}else return le.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=n,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function dr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;
const p=dr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),le(r,{instancePath:t,parentData:V,
parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?le.errors:n.concat(le.errors),e=n.length),dr.errors=n,e===
0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer18=cr;const At={$ref:"contract:#/components/schemas/Er\
rorPayoutUnprocessable"},Dt={type:"object",description:"Error body. Codes of a 422 of createPayout: the balance does not\
 cover amount and fee, the address is not one of this currency, or this Idempotency-Key was used with another body.",additionalProperties:!1,
required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{
$ref:"#/components/schemas/ErrorCodePayoutUnprocessable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"\
#/components/schemas/ErrorDetails"}}}}},Gr={type:"string",description:"Codes of a 422 of createPayout: the balance does \
not cover amount and fee, the address is not one of this currency, or this Idempotency-Key was used with another body.",
enum:["INSUFFICIENT_BALANCE","INVALID_ADDRESS","IDEMPOTENCY_KEY_REUSED"]};function Le(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Le.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N=
"error"))return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;
for(const a in r)if(a!=="error"){return Le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a==
"object"&&!Array.isArray(a)){let h;if(a.code===void 0&&(h="code")||a.message===void 0&&(h="message"))return Le.errors=[{
instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:h}}],!1;{const B=e;
for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return Le.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===
e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return Le.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodePayoutUnprocessable/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="INSUFFICIEN\
T_BALANCE"||s==="INVALID_ADDRESS"||s==="IDEMPOTENCY_KEY_REUSED"))return Le.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodePayoutUnprocessable/enum",keyword:"enum",params:{allowedValues:Gr.enum}}],!1;var d=v===e}else
var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&m(s)<1)return Le.
errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",
keyword:"type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==void 0){let s=a.details;const v=e;
if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U=
"rule"))return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"\
required",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="parameter"||o==="value"||o==="rule"||o===
"reason")){return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(_===e){if(s.parameter!==void 0){let o=s.
parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Le.errors=[{instancePath:t+"/error/deta\
ils/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k){if(s.rule!==
void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Le.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.reason!==void 0){let o=s.
reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Le.errors=[{instancePath:t+"/error/details\
/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Le.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return Le.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var d=v===
e}else var d=!0}}}}else return Le.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"object"}}],!1}}}else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Le.errors=n,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=cr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),Le(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||
(n=n===null?Le.errors:n.concat(Le.errors),e=n.length),cr.errors=n,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
R.answer19=fr;const It={$ref:"contract:#/components/schemas/Payout"},Yr={type:"object",description:"A payout, as retriev\
al answers it.",additionalProperties:!1,required:["id","amount","currency","status","address","created_at","fee_level","\
metadata","updated_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"number",exclusiveMinimum:0,description:"\
What arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/comp\
onents/schemas/PayoutStatus"},address:{type:"string",minLength:1,description:"The destination."},description:{$ref:"#/co\
mponents/schemas/Description",description:"As given; absent when not given."},created_at:{$ref:"#/components/schemas/Tim\
estamp",description:"When the payout was created."},fee_level:{$ref:"#/components/schemas/FeeLevel"},metadata:{$ref:"#/c\
omponents/schemas/Metadata",description:"As given; `{}` when not given."},updated_at:{$ref:"#/components/schemas/Timesta\
mp",description:"When it last changed."},fee_paid:{type:"number",minimum:0,description:"The network fee that was paid, i\
n `fee_currency`; present once completed."},fee_currency:{$ref:"#/components/schemas/CryptoCurrency",description:"The cu\
rrency of the network fee; present once completed."},transaction_id:{$ref:"#/components/schemas/TransactionId",description:"\
The transaction that carries it; present once processed, so a payout that failed before has none."}},if:{unevaluatedProperties:!0,
properties:{status:{const:"completed"}}},then:{unevaluatedProperties:!0,properties:{fee_paid:!0,fee_currency:!0,transaction_id:!0},
required:["fee_paid","fee_currency","transaction_id"]},else:{unevaluatedProperties:!0,properties:{fee_paid:!1,fee_currency:!1},
if:{unevaluatedProperties:!0,properties:{status:{const:"processing"}}},then:{unevaluatedProperties:!0,properties:{transaction_id:!0},
required:["transaction_id"]},else:{if:{unevaluatedProperties:!0,properties:{status:{const:"pending"}}},then:{unevaluatedProperties:!0,
properties:{transaction_id:!1}}}}};function ae(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=ae.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);const d=e;let k=!0;
const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="completed"){const w={};n===null?n=
[w]:n.push(w),e++}var l=N===e;e=d,n!==null&&(d?n.length=d:n=null);let a;if(l){const w=e;if(r&&typeof r=="object"&&!Array.
isArray(r)){let _;if(r.fee_paid===void 0&&(_="fee_paid")||r.fee_currency===void 0&&(_="fee_currency")||r.transaction_id===
void 0&&(_="transaction_id"))return ae.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:_}}],
!1}var l=w===e;k=l,a="then"}else{const w=e,U=e;let _=!0;const o=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==
void 0&&r.status!=="processing"){const S={};n===null?n=[S]:n.push(S),e++}var u=o===e;e=U,n!==null&&(U?n.length=U:n=null);
let A;if(u){const S=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let oe;if(r.transaction_id===void 0&&(oe="transaction\
_id"))return ae.errors=[{instancePath:t,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty:oe}}],
!1}var u=S===e;_=u,A="then"}else{const S=e,te=e;let oe=!0;const ze=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==
void 0&&r.status!=="pending"){const he={};n===null?n=[he]:n.push(he),e++}var h=ze===e;if(e=te,n!==null&&(te?n.length=te:
n=null),h){const he=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.transaction_id!==void 0)return ae.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/else/else/then/properties/transaction_id/false schema",keyword:"false schema",params:{}}],
!1;var h=he===e;oe=h}if(!oe){const he={instancePath:t,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:"t\
hen"}};return n===null?n=[he]:n.push(he),e++,ae.errors=n,!1}var u=S===e;_=u,A="else"}if(!_){const S={instancePath:t,schemaPath:"\
#/else/if",keyword:"if",params:{failingKeyword:A}};return n===null?n=[S]:n.push(S),e++,ae.errors=n,!1}if(e===w&&r&&typeof r==
"object"&&!Array.isArray(r)){if(r.fee_paid!==void 0){var B=!1;return ae.errors=[{instancePath:t+"/fee_paid",schemaPath:"\
#/else/properties/fee_paid/false schema",keyword:"false schema",params:{}}],!1}else var B=!0;if(B)if(r.fee_currency!==void 0){
var B=!1;return ae.errors=[{instancePath:t+"/fee_currency",schemaPath:"#/else/properties/fee_currency/false schema",keyword:"\
false schema",params:{}}],!1}else var B=!0}var l=w===e;k=l,a="else"}if(!k){const w={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:a}};return n===null?n=[w]:n.push(w),e++,ae.errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let w;if(r.id===void 0&&(w="id")||r.amount===void 0&&(w="amount")||r.currency===void 0&&(w="currency")||r.status===
void 0&&(w="status")||r.address===void 0&&(w="address")||r.created_at===void 0&&(w="created_at")||r.fee_level===void 0&&
(w="fee_level")||r.metadata===void 0&&(w="metadata")||r.updated_at===void 0&&(w="updated_at"))return ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],!1;{const U=e;for(const _ in r)if(!Ke.call(Yr.properties,
_)){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(U===e){if(r.id!==void 0){let _=r.id;const o=e;if(e===e)if(typeof _=="string"){if(!Pr.test(_))return ae.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-\
9a-z]{24}$"}}],!1}else return ae.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"\
type",params:{type:"string"}}],!1;var s=o===e}else var s=!0;if(s){if(r.amount!==void 0){let _=r.amount;const o=e;if(e===
o)if(typeof _=="number"){if(_<=0||isNaN(_))return ae.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/e\
xclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return ae.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var s=o===e}else var s=!0;if(s){
if(r.currency!==void 0){let _=r.currency;const o=e;if(typeof _!="string")return ae.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="BTC"||_==="ETH"||_==="LTC"||
_==="USDT"||_==="USDC"||_==="TRX"||_==="XRP"||_==="SOL"||_==="DOGE"))return ae.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var s=o===e}else var s=!0;if(s){
if(r.status!==void 0){let _=r.status;const o=e;if(typeof _!="string")return ae.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="pending"||_==="processing"||
_==="completed"||_==="failed"))return ae.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PayoutStatus\
/enum",keyword:"enum",params:{allowedValues:Dr.enum}}],!1;var s=o===e}else var s=!0;if(s){if(r.address!==void 0){let _=r.
address;const o=e;if(e===o)if(typeof _=="string"){if(_.length<2&&m(_)<1)return ae.errors=[{instancePath:t+"/address",schemaPath:"\
#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"/addre\
ss",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var s=o===e}else var s=!0;if(s){if(r.
description!==void 0){let _=r.description;const o=e;if(e===e)if(typeof _=="string"){if(_.length>1e3&&m(_)>1e3)return ae.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1}else return ae.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",
keyword:"type",params:{type:"string"}}],!1;var s=o===e}else var s=!0;if(s){if(r.created_at!==void 0){let _=r.created_at;
const o=e,A=e;if(e===A&&e===A)if(typeof _=="string")if(y.test(_)){if(!L(_))return ae.errors=[{instancePath:t+"/created_a\
t",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ae.errors=
[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\\
d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ae.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=o===e}else var s=!0;if(s){if(r.fee_level!==
void 0){let _=r.fee_level;const o=e;if(typeof _!="string")return ae.errors=[{instancePath:t+"/fee_level",schemaPath:"#/c\
omponents/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="low"||_==="medium"||_==="high"))return ae.
errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Ir.
enum}}],!1;var s=o===e}else var s=!0;if(s){if(r.metadata!==void 0){let _=r.metadata;const o=e;if(e===e)if(_&&typeof _=="\
object"&&!Array.isArray(_)){if(Object.keys(_).length>50)return ae.errors=[{instancePath:t+"/metadata",schemaPath:"#/comp\
onents/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const S in _){const te=e;if(e===
te)if(typeof S=="string"){if(S.length>40&&m(S)>40){const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas\
/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:S};n===null?n=[oe]:n.push(oe),e++}else if(S.
length<2&&m(S)<1){const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",
keyword:"minLength",params:{limit:1},propertyName:S};n===null?n=[oe]:n.push(oe),e++}}else{const oe={instancePath:t+"/met\
adata",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:S};
n===null?n=[oe]:n.push(oe),e++}var v=te===e;if(!v){const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas\
/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:S}};return n===null?n=[oe]:n.push(oe),e++,ae.errors=
n,!1;break}}if(v)for(const S in _){let te=_[S];const oe=e;if(typeof te!="string"&&typeof te!="number"&&typeof te!="boole\
an"&&te!==null)return ae.errors=[{instancePath:t+"/metadata/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/com\
ponents/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:Ge.additionalProperties.type}}],!1;if(e===
oe&&typeof te=="string"&&te.length>500&&m(te)>500)return ae.errors=[{instancePath:t+"/metadata/"+S.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],
!1;var I=oe===e;if(!I)break}}else return ae.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadat\
a/type",keyword:"type",params:{type:"object"}}],!1;var s=o===e}else var s=!0;if(s){if(r.updated_at!==void 0){let _=r.updated_at;
const o=e,A=e;if(e===A&&e===A)if(typeof _=="string")if(y.test(_)){if(!L(_))return ae.errors=[{instancePath:t+"/updated_a\
t",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ae.errors=
[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\\
d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ae.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=o===e}else var s=!0;if(s){if(r.fee_paid!==
void 0){let _=r.fee_paid;const o=e;if(e===o)if(typeof _=="number"){if(_<0||isNaN(_))return ae.errors=[{instancePath:t+"/\
fee_paid",schemaPath:"#/properties/fee_paid/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.
errors=[{instancePath:t+"/fee_paid",schemaPath:"#/properties/fee_paid/type",keyword:"type",params:{type:"number"}}],!1;var s=o===
e}else var s=!0;if(s){if(r.fee_currency!==void 0){let _=r.fee_currency;const o=e;if(typeof _!="string")return ae.errors=
[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(_==="BTC"||_==="ETH"||_==="LTC"||_==="USDT"||_==="USDC"||_==="TRX"||_==="XRP"||_==="SOL"||_==="DOGE"))return ae.
errors=[{instancePath:t+"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.
enum}}],!1;var s=o===e}else var s=!0;if(s)if(r.transaction_id!==void 0){let _=r.transaction_id;const o=e;if(e===e)if(typeof _==
"string"){if(!Ye.test(_))return ae.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/Transactio\
nId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return ae.errors=[{instancePath:t+"/trans\
action_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var s=o===e}else
var s=!0}}}}}}}}}}}}}}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return ae.errors=n,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fr(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=fr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),ae(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||
(n=n===null?ae.errors:n.concat(ae.errors),e=n.length),fr.errors=n,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
R.answer20=lr;const Tt={$ref:"contract:#/components/schemas/WebhookEndpointList"},jt={type:"object",description:"All web\
hook endpoints of the merchant.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"arra\
y",description:"Newest first.",maxItems:16,items:{$ref:"#/components/schemas/WebhookEndpointListItem"}},has_more:{type:"\
boolean",const:!1,description:"Always false, since all endpoints are on one page."},url:{type:"string",const:"/v1/webhoo\
ks",description:"Relative path of this list."}}},Ct={type:"object",description:"A webhook endpoint in the short form of \
a list.",additionalProperties:!1,required:["id","url","event_types","created_at"],properties:{id:{$ref:"#/components/sch\
emas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"Where events are delivered."},event_types:{type:"\
array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}},created_at:{
$ref:"#/components/schemas/Timestamp",description:"When the endpoint was registered."}}},$t={type:"string",description:"\
Identifier of a webhook endpoint.",pattern:"^whk_[0-9a-z]{24}$"},Tr={type:"string",description:"A type of event that can\
 be subscribed to. The webhooks section says what each carries.",enum:["payment.created","payment.pending","payment.unde\
rpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","transaction.create\
d","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.completed","invoice.crea\
ted","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","payout.co\
mpleted","payout.failed"]},kr=new RegExp("^whk_[0-9a-z]{24}$","u"),jr=equal;function Ie(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Ie.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.id===void 0&&(N="\
id")||r.url===void 0&&(N="url")||r.event_types===void 0&&(N="event_types")||r.created_at===void 0&&(N="created_at"))return Ie.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)
if(!(a==="id"||a==="url"||a==="event_types"||a==="created_at")){return Ie.errors=[{instancePath:t,schemaPath:"#/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.
id;const u=e;if(e===e)if(typeof a=="string"){if(!kr.test(a))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Ie.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;var d=u===e}else var d=!0;
if(d){if(r.url!==void 0){let a=r.url;const u=e,h=e;if(e===h&&e===h)if(typeof a=="string"){if(a.length>2048&&m(a)>2048)return Ie.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1;if(T.test(a)){if(!E(a))return Ie.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"\
format",params:{format:"uri"}}],!1}else return Ie.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUr\
l/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return Ie.errors=[{instancePath:t+"/\
url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var d=u===e}else var d=!0;
if(d){if(r.event_types!==void 0){let a=r.event_types;const u=e;if(e===u)if(Array.isArray(a)){if(a.length<1)return Ie.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var k=!0;const B=a.length;for(let s=0;s<B;s++){let v=a[s];const I=e;if(typeof v!="string")return Ie.errors=[{instancePath:t+
"/event_types/"+s,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="\
payment.created"||v==="payment.pending"||v==="payment.underpaid"||v==="payment.overpaid"||v==="payment.succeeded"||v==="\
payment.expired"||v==="payment.paid_late"||v==="payment.failed"||v==="transaction.created"||v==="transaction.confirmed"||
v==="transaction.failed"||v==="transaction.refunded"||v==="refund.created"||v==="refund.completed"||v==="invoice.created"||
v==="invoice.opened"||v==="invoice.paid"||v==="invoice.past_due"||v==="invoice.voided"||v==="payout.created"||v==="payou\
t.processing"||v==="payout.completed"||v==="payout.failed"))return Ie.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"\
#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Tr.enum}}],!1;var k=I===e;if(!k)break}if(k){let s=a.
length,v;if(s>1){e:for(;s--;)for(v=s;v--;)if(jr(a[s],a[v])){return Ie.errors=[{instancePath:t+"/event_types",schemaPath:"\
#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:s,j:v}}],!1;break e}}}}}else return Ie.errors=[{instancePath:t+
"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;var d=u===e}else var d=!0;
if(d)if(r.created_at!==void 0){let a=r.created_at;const u=e,h=e;if(e===h&&e===h)if(typeof a=="string")if(y.test(a)){if(!L(
a))return Ie.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{
format:"date-time"}}],!1}else return Ie.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp\
/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Ie.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var d=u===e}else var d=!0}}}}}else return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ie.errors=n,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=Ne.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.data===void 0&&
(N="data")||r.has_more===void 0&&(N="has_more")||r.url===void 0&&(N="url"))return Ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="data"||a==="has_mor\
e"||a==="url")){return Ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(l===e){if(r.data!==void 0){let a=r.data;const u=e;if(e===u)if(Array.isArray(a)){if(a.
length>16)return Ne.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var d=!0;const h=a.length;for(let B=0;B<h;B++){const s=e;Ie(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,
rootData:H,dynamicAnchors:O})||(n=n===null?Ie.errors:n.concat(Ie.errors),e=n.length);var d=s===e;if(!d)break}}}else return Ne.
errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=u===
e}else var k=!0;if(k){if(r.has_more!==void 0){let a=r.has_more;const u=e;if(typeof a!="boolean")return Ne.errors=[{instancePath:t+
"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!1)return Ne.errors=
[{instancePath:t+"/has_more",schemaPath:"#/properties/has_more/const",keyword:"const",params:{allowedValue:!1}}],!1;var k=u===
e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;const u=e;if(typeof a!="string")return Ne.errors=[{instancePath:t+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="/v1/webhooks")return Ne.errors=
[{instancePath:t+"/url",schemaPath:"#/properties/url/const",keyword:"const",params:{allowedValue:"/v1/webhooks"}}],!1;var k=u===
e}else var k=!0}}}}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return Ne.errors=n,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=lr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),Ne(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||
(n=n===null?Ne.errors:n.concat(Ne.errors),e=n.length),lr.errors=n,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
R.answer21=ur;const Nt={$ref:"contract:#/components/schemas/WebhookEndpoint"},Mt={type:"object",description:"A webhook e\
ndpoint, as registration and retrieval answer it.",additionalProperties:!1,required:["id","url","secret_provided","event\
_types","created_at"],properties:{id:{$ref:"#/components/schemas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"\
Where events are delivered."},secret_provided:{type:"boolean",description:"Whether a secret was registered, and so wheth\
er deliveries are signed."},event_types:{type:"array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{
$ref:"#/components/schemas/EventType"}},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the endpoint\
 was registered."}}};function De(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=De.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.id===void 0&&(N="id")||r.url===void 0&&(N="url")||r.secret_provided===void 0&&(N=
"secret_provided")||r.event_types===void 0&&(N="event_types")||r.created_at===void 0&&(N="created_at"))return De.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)
if(!(a==="id"||a==="url"||a==="secret_provided"||a==="event_types"||a==="created_at")){return De.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.
id!==void 0){let a=r.id;const u=e;if(e===e)if(typeof a=="string"){if(!kr.test(a))return De.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return De.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;
var d=u===e}else var d=!0;if(d){if(r.url!==void 0){let a=r.url;const u=e,h=e;if(e===h&&e===h)if(typeof a=="string"){if(a.
length>2048&&m(a)>2048)return De.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(T.test(a)){if(!E(a))return De.errors=[{instancePath:t+"/url",schemaPath:"#/compon\
ents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return De.errors=[{instancePath:t+"/url",schemaPath:"\
#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return De.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;
var d=u===e}else var d=!0;if(d){if(r.secret_provided!==void 0){const a=e;if(typeof r.secret_provided!="boolean")return De.
errors=[{instancePath:t+"/secret_provided",schemaPath:"#/properties/secret_provided/type",keyword:"type",params:{type:"b\
oolean"}}],!1;var d=a===e}else var d=!0;if(d){if(r.event_types!==void 0){let a=r.event_types;const u=e;if(e===u)if(Array.
isArray(a)){if(a.length<1)return De.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var k=!0;const B=a.length;for(let s=0;s<B;s++){let v=a[s];const I=e;if(typeof v!=
"string")return De.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(v==="payment.created"||v==="payment.pending"||v==="payment.underpaid"||v==="paymen\
t.overpaid"||v==="payment.succeeded"||v==="payment.expired"||v==="payment.paid_late"||v==="payment.failed"||v==="transac\
tion.created"||v==="transaction.confirmed"||v==="transaction.failed"||v==="transaction.refunded"||v==="refund.created"||
v==="refund.completed"||v==="invoice.created"||v==="invoice.opened"||v==="invoice.paid"||v==="invoice.past_due"||v==="in\
voice.voided"||v==="payout.created"||v==="payout.processing"||v==="payout.completed"||v==="payout.failed"))return De.errors=
[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Tr.
enum}}],!1;var k=I===e;if(!k)break}if(k){let s=a.length,v;if(s>1){e:for(;s--;)for(v=s;v--;)if(jr(a[s],a[v])){return De.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:s,j:v}}],
!1;break e}}}}}else return De.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"}}],!1;var d=u===e}else var d=!0;if(d)if(r.created_at!==void 0){let a=r.created_at;const u=e,h=e;
if(e===h&&e===h)if(typeof a=="string")if(y.test(a)){if(!L(a))return De.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return De.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return De.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=u===e}else var d=!0}}}}}}else return De.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=n,e===0}De.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ur(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=ur.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),De(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?De.errors:n.concat(De.errors),e=n.length),ur.
errors=n,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer22=yr;const Rt={$ref:"contract:#/componen\
ts/schemas/ErrorWebhookConflict"},Ut={type:"object",description:"Error body. Codes of a 409 of createWebhook: the addres\
s is registered already, or the first request with this Idempotency-Key is still running.",additionalProperties:!1,required:[
"error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/\
components/schemas/ErrorCodeWebhookConflict"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/compon\
ents/schemas/ErrorDetails"}}}}},Zr={type:"string",description:"Codes of a 409 of createWebhook: the address is registere\
d already, or the first request with this Idempotency-Key is still running.",enum:["DUPLICATE_WEBHOOK","IDEMPOTENCY_KEY_\
IN_USE"]};function Ee(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,
e=0;const p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return Ee.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.
error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let h;if(a.code===void 0&&(h="code")||
a.message===void 0&&(h="message"))return Ee.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"\
required",params:{missingProperty:h}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return Ee.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return Ee.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="DUPLICATE_WEBHOOK"||s==="IDEMPOTENCY_KEY_IN_USE"))return Ee.errors=[{instancePath:t+"/error/code",
schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/enum",keyword:"enum",params:{allowedValues:Zr.enum}}],!1;var d=v===
e}else var d=!0;if(d){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(s.length<2&&m(
s)<1)return Ee.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schema\
s/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e}else var d=!0;if(d)if(a.details!==void 0){let s=a.
details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||
s.rule===void 0&&(U="rule"))return Ee.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDet\
ails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const o in s)if(!(o==="parameter"||o===
"value"||o==="rule"||o==="reason")){return Ee.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(_===e){if(s.
parameter!==void 0){let o=s.parameter;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Ee.errors=[
{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else
var k=!0;if(k){if(s.rule!==void 0){let o=s.rule;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Ee.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ee.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0;if(k)if(s.
reason!==void 0){let o=s.reason;const A=e;if(e===A)if(typeof o=="string"){if(o.length<2&&m(o)<1)return Ee.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Ee.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var k=A===e}else var k=!0}}}}else return Ee.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var d=v===e}else var d=!0}}}}else return Ee.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Ee.errors=n,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=yr.evaluated;
return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Ee(r,{instancePath:t,parentData:V,parentDataProperty:F,
rootData:H,dynamicAnchors:O})||(n=n===null?Ee.errors:n.concat(Ee.errors),e=n.length),yr.errors=n,e===0}yr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},R.answer23=hr;const St={$ref:"contract:#/components/schemas/WebhookDeletion"},Ht={type:"\
object",description:"What the deletion of a webhook endpoint answers.",additionalProperties:!1,required:["id","deleted"],
properties:{id:{$ref:"#/components/schemas/WebhookId"},deleted:{type:"boolean",const:!0,description:"The endpoint is gon\
e."}}};function Se(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,
e=0;const p=Se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let k;if(r.id===void 0&&(k="id")||r.deleted===void 0&&(k="deleted"))return Se.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],!1;{const N=e;for(const l in r)if(!(l==="id"||l===
"deleted")){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l}}],!1;break}if(N===e){if(r.id!==void 0){let l=r.id;const a=e;if(e===e)if(typeof l=="string"){if(!kr.
test(l))return Se.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{
pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Se.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/Webhook\
Id/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0;if(d)if(r.deleted!==void 0){let l=r.deleted;
const a=e;if(typeof l!="boolean")return Se.errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(l!==!0)return Se.errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/delet\
ed/const",keyword:"const",params:{allowedValue:!0}}],!1;var d=a===e}else var d=!0}}}else return Se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=n,e===0}Se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function hr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=hr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Se(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?Se.errors:n.concat(Se.errors),e=n.length),hr.
errors=n,e===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer24=gr;const Ot={$ref:"contract:#/componen\
ts/schemas/Balance"},Wt={type:"object",description:"The merchant's money per currency.",additionalProperties:!1,required:[
"available","pending","currency_details"],properties:{available:{$ref:"#/components/schemas/AmountPerCurrency",description:"\
What can be paid out now, per currency code."},pending:{$ref:"#/components/schemas/AmountPerCurrency",description:"What \
has come in and is not confirmed yet, per currency code."},currency_details:{type:"object",description:"What withdrawing\
 a currency costs and at least takes, per currency code.",additionalProperties:!1,patternProperties:{"^(BTC|ETH|LTC|USDT\
|USDC|TRX|XRP|SOL|DOGE)$":{$ref:"#/components/schemas/CryptoCurrencyDetails"},"^(USD|EUR|GBP|CHF|CAD|AUD|JPY)$":{$ref:"#\
/components/schemas/FiatCurrencyDetails"}}}}},Bt={type:"object",description:"What withdrawing a cryptocurrency costs and\
 at least takes.",additionalProperties:!1,required:["minimum_withdrawal","network_fee_estimate"],properties:{minimum_withdrawal:{
type:"number",minimum:0,description:"The smallest amount that can be withdrawn."},network_fee_estimate:{type:"object",description:"\
The network fee to expect for each level.",additionalProperties:!1,required:["low","medium","high"],properties:{low:{type:"\
number",minimum:0,description:"Fee of the slowest level."},medium:{type:"number",minimum:0,description:"Fee of the level\
 that is taken when none is named."},high:{type:"number",minimum:0,description:"Fee of the fastest level."}}}}},Vt={type:"\
object",description:"What withdrawing a fiat currency at least takes; no network carries it, so there is no network fee.",
additionalProperties:!1,required:["minimum_withdrawal"],properties:{minimum_withdrawal:{type:"number",minimum:0,description:"\
The smallest amount that can be withdrawn."}}},Ft={type:"object",description:"Amounts by currency code, each in units of\
 its currency.",propertyNames:{$ref:"#/components/schemas/Currency"},additionalProperties:{type:"number",minimum:0}};function He(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=He.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
for(const N in r){const l=e;if(typeof N!="string"){const a={instancePath:t,schemaPath:"#/components/schemas/Currency/typ\
e",keyword:"type",params:{type:"string"},propertyName:N};n===null?n=[a]:n.push(a),e++}if(!(N==="BTC"||N==="ETH"||N==="LT\
C"||N==="USDT"||N==="USDC"||N==="TRX"||N==="XRP"||N==="SOL"||N==="DOGE"||N==="USD"||N==="EUR"||N==="GBP"||N==="CHF"||N===
"CAD"||N==="AUD"||N==="JPY")){const a={instancePath:t,schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{
allowedValues:$.enum},propertyName:N};n===null?n=[a]:n.push(a),e++}var d=l===e;if(!d){const a={instancePath:t,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:N}};return n===null?n=[a]:n.push(a),e++,He.errors=n,!1;break}}
if(d)for(const N in r){let l=r[N];const a=e;if(e===a)if(typeof l=="number"){if(l<0||isNaN(l))return He.errors=[{instancePath:t+
"/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return He.errors=[{instancePath:t+"/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addi\
tionalProperties/type",keyword:"type",params:{type:"number"}}],!1;var k=a===e;if(!k)break}}else return He.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=n,e===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const Cr=new RegExp("^(BTC|ETH|LTC|USDT|USDC|TRX|XRP|SOL|DOGE)$","u"),$r=new RegExp("^(USD|EUR|GBP|CHF|\
CAD|AUD|JPY)$","u");function ye(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){
let n=null,e=0;const p=ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let a;if(r.available===void 0&&(a="available")||r.pending===void 0&&(a="pending")||r.currency_details===
void 0&&(a="currency_details"))return ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{const u=e;for(const h in r)if(!(h==="available"||h==="pending"||h==="currency_details")){return ye.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(u===e){if(r.
available!==void 0){const h=e;He(r.available,{instancePath:t+"/available",parentData:r,parentDataProperty:"available",rootData:H,
dynamicAnchors:O})||(n=n===null?He.errors:n.concat(He.errors),e=n.length);var d=h===e}else var d=!0;if(d){if(r.pending!==
void 0){const h=e;He(r.pending,{instancePath:t+"/pending",parentData:r,parentDataProperty:"pending",rootData:H,dynamicAnchors:O})||
(n=n===null?He.errors:n.concat(He.errors),e=n.length);var d=h===e}else var d=!0;if(d)if(r.currency_details!==void 0){let h=r.
currency_details;const B=e;if(e===B)if(h&&typeof h=="object"&&!Array.isArray(h)){const v=e;for(const I in h)if(!(Cr.test(
I)||$r.test(I))){return ye.errors=[{instancePath:t+"/currency_details",schemaPath:"#/properties/currency_details/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(v===e){var k=!0;for(const I in h)
if(Cr.test(I)){let w=h[I];const U=e;if(e===e)if(w&&typeof w=="object"&&!Array.isArray(w)){let A;if(w.minimum_withdrawal===
void 0&&(A="minimum_withdrawal")||w.network_fee_estimate===void 0&&(A="network_fee_estimate"))return ye.errors=[{instancePath:t+
"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/CryptoCurrencyDetails/req\
uired",keyword:"required",params:{missingProperty:A}}],!1;{const fe=e;for(const S in w)if(!(S==="minimum_withdrawal"||S===
"network_fee_estimate")){return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/CryptoCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],
!1;break}if(fe===e){if(w.minimum_withdrawal!==void 0){let S=w.minimum_withdrawal;const te=e;if(e===te)if(typeof S=="numb\
er"){if(S<0||isNaN(S))return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
minimum_withdrawal",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,
"~0").replace(/\//g,"~1")+"/minimum_withdrawal",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1;var N=te===e}else var N=!0;if(N)if(w.network_fee_estimate!==
void 0){let S=w.network_fee_estimate;const te=e;if(e===te)if(S&&typeof S=="object"&&!Array.isArray(S)){let ze;if(S.low===
void 0&&(ze="low")||S.medium===void 0&&(ze="medium")||S.high===void 0&&(ze="high"))return ye.errors=[{instancePath:t+"/c\
urrency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate",schemaPath:"#/components/schemas/Cryp\
toCurrencyDetails/properties/network_fee_estimate/required",keyword:"required",params:{missingProperty:ze}}],!1;{const Qr=e;
for(const he in S)if(!(he==="low"||he==="medium"||he==="high")){return ye.errors=[{instancePath:t+"/currency_details/"+I.
replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate",schemaPath:"#/components/schemas/CryptoCurrencyDetails/pr\
operties/network_fee_estimate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:he}}],!1;break}
if(Qr===e){if(S.low!==void 0){let he=S.low;const Oe=e;if(e===Oe)if(typeof he=="number"){if(he<0||isNaN(he))return ye.errors=
[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/low",schemaPath:"#\
/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate/properties/low/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,
"~1")+"/network_fee_estimate/low",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate\
/properties/low/type",keyword:"type",params:{type:"number"}}],!1;var l=Oe===e}else var l=!0;if(l){if(S.medium!==void 0){
let he=S.medium;const Oe=e;if(e===Oe)if(typeof he=="number"){if(he<0||isNaN(he))return ye.errors=[{instancePath:t+"/curr\
ency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/medium",schemaPath:"#/components/schemas/\
CryptoCurrencyDetails/properties/network_fee_estimate/properties/medium/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
network_fee_estimate/medium",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate/prop\
erties/medium/type",keyword:"type",params:{type:"number"}}],!1;var l=Oe===e}else var l=!0;if(l)if(S.high!==void 0){let he=S.
high;const Oe=e;if(e===Oe)if(typeof he=="number"){if(he<0||isNaN(he))return ye.errors=[{instancePath:t+"/currency_detail\
s/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/high",schemaPath:"#/components/schemas/CryptoCurrenc\
yDetails/properties/network_fee_estimate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/h\
igh",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate/properties/high/type",keyword:"\
type",params:{type:"number"}}],!1;var l=Oe===e}else var l=!0}}}}else return ye.errors=[{instancePath:t+"/currency_detail\
s/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate",schemaPath:"#/components/schemas/CryptoCurrencyDeta\
ils/properties/network_fee_estimate/type",keyword:"type",params:{type:"object"}}],!1;var N=te===e}else var N=!0}}}else return ye.
errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/C\
ryptoCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var k=U===e;if(!k)break}if(k){var k=!0;for(const w in h)
if($r.test(w)){let U=h[w];const _=e;if(e===e)if(U&&typeof U=="object"&&!Array.isArray(U)){let fe;if(U.minimum_withdrawal===
void 0&&(fe="minimum_withdrawal"))return ye.errors=[{instancePath:t+"/currency_details/"+w.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:fe}}],!1;
{const S=e;for(const te in U)if(te!=="minimum_withdrawal"){return ye.errors=[{instancePath:t+"/currency_details/"+w.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:te}}],!1;break}if(S===e&&U.minimum_withdrawal!==void 0){let te=U.minimum_withdrawal;
if(e===e)if(typeof te=="number"){if(te<0||isNaN(te))return ye.errors=[{instancePath:t+"/currency_details/"+w.replace(/~/g,
"~0").replace(/\//g,"~1")+"/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_\
withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/cur\
rency_details/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurr\
encyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ye.errors=[{instancePath:t+
"/currency_details/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/FiatCurrencyDetails/type",
keyword:"type",params:{type:"object"}}],!1;var k=_===e;if(!k)break}}}}else return ye.errors=[{instancePath:t+"/currency_\
details",schemaPath:"#/properties/currency_details/type",keyword:"type",params:{type:"object"}}],!1;var d=B===e}else var d=!0}}}}else
return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=n,e===
0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;const p=gr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),ye(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?ye.errors:
n.concat(ye.errors),e=n.length),gr.errors=n,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R.answer25=vr;
const zt={$ref:"contract:#/components/schemas/Account"},Xt={type:"object",description:"The merchant that the key belongs\
 to.",additionalProperties:!1,required:["id","email","business_name","created_at","settings"],properties:{id:{$ref:"#/co\
mponents/schemas/AccountId"},email:{$ref:"#/components/schemas/Email",description:"The merchant's e-mail address."},business_name:{
type:"string",description:"The merchant's name."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When th\
e account was opened."},settings:{type:"object",description:"How the merchant wants things shown.",additionalProperties:!1,
required:["display_currency","language","timezone"],properties:{display_currency:{$ref:"#/components/schemas/Currency",description:"\
The currency that values are shown in."},language:{type:"string",description:"A language tag such as `en` or `pt-BR`."},
timezone:{type:"string",description:"A name of the time zone database such as `UTC` or `Europe/Berlin`."}}}}},Kt={type:"\
string",description:"Identifier of an account.",pattern:"^acct_[0-9a-z]{24}$"},Jr=new RegExp("^acct_[0-9a-z]{24}$","u");
function Ae(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;
const p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let N;if(r.id===void 0&&(N="id")||r.email===void 0&&(N="email")||r.business_name===void 0&&(N="busine\
ss_name")||r.created_at===void 0&&(N="created_at")||r.settings===void 0&&(N="settings"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="id"||a===
"email"||a==="business_name"||a==="created_at"||a==="settings")){return Ae.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.
id;const u=e;if(e===e)if(typeof a=="string"){if(!Jr.test(a))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/AccountId/pattern",keyword:"pattern",params:{pattern:"^acct_[0-9a-z]{24}$"}}],!1}else return Ae.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/AccountId/type",keyword:"type",params:{type:"string"}}],!1;var d=u===e}else var d=!0;
if(d){if(r.email!==void 0){let a=r.email;const u=e,h=e;if(e===h&&e===h)if(typeof a=="string"){if(a.length>254&&m(a)>254)
return Ae.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{
limit:254}}],!1;if(!er(a))return Ae.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return Ae.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Em\
ail/type",keyword:"type",params:{type:"string"}}],!1;var d=u===e}else var d=!0;if(d){if(r.business_name!==void 0){const a=e;
if(typeof r.business_name!="string")return Ae.errors=[{instancePath:t+"/business_name",schemaPath:"#/properties/business\
_name/type",keyword:"type",params:{type:"string"}}],!1;var d=a===e}else var d=!0;if(d){if(r.created_at!==void 0){let a=r.
created_at;const u=e,h=e;if(e===h&&e===h)if(typeof a=="string")if(y.test(a)){if(!L(a))return Ae.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Ae.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Ae.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var d=u===e}else var d=!0;if(d)if(r.settings!==
void 0){let a=r.settings;const u=e;if(e===u)if(a&&typeof a=="object"&&!Array.isArray(a)){let B;if(a.display_currency===void 0&&
(B="display_currency")||a.language===void 0&&(B="language")||a.timezone===void 0&&(B="timezone"))return Ae.errors=[{instancePath:t+
"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty:B}}],!1;{const s=e;for(const v in a)
if(!(v==="display_currency"||v==="language"||v==="timezone")){return Ae.errors=[{instancePath:t+"/settings",schemaPath:"\
#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(s===
e){if(a.display_currency!==void 0){let v=a.display_currency;const I=e;if(typeof v!="string")return Ae.errors=[{instancePath:t+
"/settings/display_currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;
if(!(v==="BTC"||v==="ETH"||v==="LTC"||v==="USDT"||v==="USDC"||v==="TRX"||v==="XRP"||v==="SOL"||v==="DOGE"||v==="USD"||v===
"EUR"||v==="GBP"||v==="CHF"||v==="CAD"||v==="AUD"||v==="JPY"))return Ae.errors=[{instancePath:t+"/settings/display_curre\
ncy",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:$.enum}}],!1;var k=I===e}else var k=!0;
if(k){if(a.language!==void 0){const v=e;if(typeof a.language!="string")return Ae.errors=[{instancePath:t+"/settings/lang\
uage",schemaPath:"#/properties/settings/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else
var k=!0;if(k)if(a.timezone!==void 0){const v=e;if(typeof a.timezone!="string")return Ae.errors=[{instancePath:t+"/setti\
ngs/timezone",schemaPath:"#/properties/settings/properties/timezone/type",keyword:"type",params:{type:"string"}}],!1;var k=v===
e}else var k=!0}}}}else return Ae.errors=[{instancePath:t+"/settings",schemaPath:"#/properties/settings/type",keyword:"t\
ype",params:{type:"object"}}],!1;var d=u===e}else var d=!0}}}}}}else return Ae.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=n,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function vr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:H=r,dynamicAnchors:O={}}={}){let n=null,e=0;
const p=vr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Ae(r,{instancePath:t,parentData:V,
parentDataProperty:F,rootData:H,dynamicAnchors:O})||(n=n===null?Ae.errors:n.concat(Ae.errors),e=n.length),vr.errors=n,e===
0}return vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},R}export{Yt as answers,Gt as requests};
