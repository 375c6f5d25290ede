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
const Gt={listPayments(){return{general:(()=>{const M={};M.exports=d,M.exports.default=d;const ve={paths:{"/payments":{get:{
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
time"];function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,rootData:pe=A,dynamicAnchors:z={}}={}){let T=null,
u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&(E.items=void 0),A&&typeof A=="object"&&!Array.
isArray(A)){let P;if(A.query===void 0&&(P="query")||A.headers===void 0&&(P="headers")||A.params===void 0&&(P="params"))return d.
errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;if(A.query!==void 0){
let g=A.query;const x=u;if(u===x)if(g&&typeof g=="object"&&!Array.isArray(g)){g.limit===void 0&&(g.limit=10);let c=g.limit;
const $=u;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,w;if(w===void 0)if(i==="boolean"||c===
null||i==="string"&&c&&c==+c&&!(c%1))w=+c;else return d.errors=[{instancePath:C+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;w!==void 0&&(c=w,g!==void 0&&(g.limit=w))}if(u===
$&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return d.errors=[{instancePath:C+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<1||isNaN(c))return d.
errors=[{instancePath:C+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var L=$===u;if(L){if(g.starting_after!==void 0){let i=g.starting_after;const w=u;if(typeof i!=
"string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.errors=
[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(u===w&&typeof i=="string"&&J(i)<1)return d.errors=
[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.ending_before!==void 0){let i=g.ending_before;const w=u;
if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.
errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"ty\
pe",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=b))}if(u===w&&typeof i=="string"&&J(i)<1)return d.
errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/minLength",keyword:"\
minLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.status!==void 0){let i=g.status;const w=u;if(typeof i!=
"string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.errors=
[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"str\
ing"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i==="pending"||i==="paid"||i==="expired"||i==="failed"))return d.
errors=[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:ve.
properties.query.properties.status.enum}}],!1;var L=w===u}else var L=!0;if(L){if(g.created_after!==void 0){let i=g.created_after;
const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return d.errors=[{instancePath:C+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.created_after=b))}if(u===w&&u===w&&typeof i=="string"&&
!j(i))return d.errors=[{instancePath:C+"/query/created_after",schemaPath:"#/properties/query/properties/created_after/fo\
rmat",keyword:"format",params:{format:"date-time"}}],!1;var L=w===u}else var L=!0;if(L)if(g.created_before!==void 0){let i=g.
created_before;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===
null)b="";else return d.errors=[{instancePath:C+"/query/created_before",schemaPath:"#/properties/query/properties/create\
d_before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.created_before=b))}if(u===w&&u===
w&&typeof i=="string"&&!j(i))return d.errors=[{instancePath:C+"/query/created_before",schemaPath:"#/properties/query/pro\
perties/created_before/format",keyword:"format",params:{format:"date-time"}}],!1;var L=w===u}else var L=!0}}}}}else return d.
errors=[{instancePath:C+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var p=x===
u}else var p=!0;if(p)if(A.headers!==void 0){let g=A.headers;const x=u;if(u===x)if(g&&typeof g=="object"&&!Array.isArray(
g)){if(g.prefer!==void 0){let $=g.prefer;const i=u;if(typeof $!="string"){let w=typeof $,Z;if(Z===void 0)if(w=="number"||
w=="boolean")Z=""+$;else if($===null)Z="";else return d.errors=[{instancePath:C+"/headers/prefer",schemaPath:"#/properti\
es/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;Z!==void 0&&($=Z,g!==void 0&&(g.prefer=Z))}
if(u===i&&typeof $=="string"&&J($)>4096)return d.errors=[{instancePath:C+"/headers/prefer",schemaPath:"#/properties/head\
ers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return d.errors=[{instancePath:C+"/h\
eaders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var p=x===u}else var p=!0}return d.
errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
M.exports})(),body:void 0}},createPayment(){return{general:(()=>{const M={};M.exports=d,M.exports.default=d;const ve={paths:{
"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"\
string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,
required:["amount","currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/compon\
ents/schemas/RequestedCurrency"},description:{$ref:"#/components/schemas/Description"},callback_url:{$ref:"#/components/\
schemas/HttpUrl"},metadata:{$ref:"#/components/schemas/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{
type:"string",format:"date-time"}}}}}}}}},components:{schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{
type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["strin\
g","number","boolean","null"],maxLength:500}},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x\
-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,
maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:["query","headers","\
params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255,
pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},
J=ucs2length,j=new RegExp("^[!-~]+$","u");function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,rootData:pe=A,
dynamicAnchors:z={}}={}){let T=null,u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&(E.items=
void 0),A&&typeof A=="object"&&!Array.isArray(A)){let p;if(A.query===void 0&&(p="query")||A.headers===void 0&&(p="header\
s")||A.params===void 0&&(p="params"))return d.errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;if(A.headers!==void 0){let P=A.headers;if(u===u)if(P&&typeof P=="object"&&!Array.isArray(P)){if(P["\
idempotency-key"]!==void 0){let x=P["idempotency-key"];const c=u;if(typeof x!="string"){let $=typeof x,i;if(i===void 0)if($==
"number"||$=="boolean")i=""+x;else if(x===null)i="";else return d.errors=[{instancePath:C+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(x=i,P!==void 0&&
(P["idempotency-key"]=i))}if(u===c&&typeof x=="string"){if(J(x)>255)return d.errors=[{instancePath:C+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(J(x)<1)return d.errors=[{instancePath:C+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/ide\
mpotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(x))return d.errors=[{instancePath:C+"/heade\
rs/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"\
^[!-~]+$"}}],!1}var L=c===u}else var L=!0;if(L)if(P.prefer!==void 0){let x=P.prefer;const c=u;if(typeof x!="string"){let i=typeof x,
w;if(w===void 0)if(i=="number"||i=="boolean")w=""+x;else if(x===null)w="";else return d.errors=[{instancePath:C+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&
(x=w,P!==void 0&&(P.prefer=w))}if(u===c&&typeof x=="string"&&J(x)>4096)return d.errors=[{instancePath:C+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var L=c===u}else
var L=!0}else return d.errors=[{instancePath:C+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return d.errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1},M.exports})(),body:(()=>{const M={};M.exports=E,M.exports.default=E;const ve={paths:{"/\
payments":{post:{operationId:"createPayment",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"s\
tring",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,
required:["amount","currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/compon\
ents/schemas/RequestedCurrency"},description:{$ref:"#/components/schemas/Description"},callback_url:{$ref:"#/components/\
schemas/HttpUrl"},metadata:{$ref:"#/components/schemas/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{
type:"string",format:"date-time"}}}}}}}}},components:{schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{
type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["strin\
g","number","boolean","null"],maxLength:500}},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x\
-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,
maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},
params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schemas/Me\
tadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}},required:["\
body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},j={type:"string",minLength:1,maxLength:16},d={type:"\
string",maxLength:1e3},A={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},
C={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["st\
ring","number","boolean","null"],maxLength:500}},de={type:"string",format:"email",maxLength:254},W=ucs2length,pe=formats.
uri,z=formats.email,T=formats["date-time"],u=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://","u");function E(L,{instancePath:p="",
parentData:P,parentDataProperty:g,rootData:x=L,dynamicAnchors:c={}}={}){let $=null,i=0;const w=E.evaluated;if(w.dynamicProps&&
(w.props=void 0),w.dynamicItems&&(w.items=void 0),L&&typeof L=="object"&&!Array.isArray(L)){let ee;if(L.body===void 0&&(ee=
"body"))return E.errors=[{instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:ee}}],!1;if(L.
body!==void 0){let Q=L.body;if(i===i)if(Q&&typeof Q=="object"&&!Array.isArray(Q)){let je;if(Q.amount===void 0&&(je="amou\
nt")||Q.currency===void 0&&(je="currency"))return E.errors=[{instancePath:p+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:je}}],!1;{const K=i;for(const R in Q)if(!(R==="amount"||R==="currency"||R===
"description"||R==="callback_url"||R==="metadata"||R==="customer_email"||R==="expires_at")){return E.errors=[{instancePath:p+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}}],
!1;break}if(K===i){if(Q.amount!==void 0){let R=Q.amount;const te=i;if(i===i)if(typeof R=="number"&&isFinite(R)){if(R>999999999999999||
isNaN(R))return E.errors=[{instancePath:p+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(R<=0||isNaN(R))return E.errors=[{instancePath:p+"/body/a\
mount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return E.errors=[{instancePath:p+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/t\
ype",keyword:"type",params:{type:"number"}}],!1;var Z=te===i}else var Z=!0;if(Z){if(Q.currency!==void 0){let R=Q.currency;
const te=i;if(i===i)if(typeof R=="string"){if(W(R)>16)return E.errors=[{instancePath:p+"/body/currency",schemaPath:"#/co\
mponents/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(W(R)<1)return E.errors=[{instancePath:p+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return E.errors=[{instancePath:p+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/type",keyword:"type",
params:{type:"string"}}],!1;var Z=te===i}else var Z=!0;if(Z){if(Q.description!==void 0){let R=Q.description;const te=i;if(i===
i)if(typeof R=="string"){if(W(R)>1e3)return E.errors=[{instancePath:p+"/body/description",schemaPath:"#/components/schem\
as/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return E.errors=[{instancePath:p+"/body/descr\
iption",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var Z=te===i}else var Z=!0;
if(Z){if(Q.callback_url!==void 0){let R=Q.callback_url;const te=i,$e=i;if(i===$e&&i===$e)if(typeof R=="string"){if(W(R)>
2048)return E.errors=[{instancePath:p+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(u.test(R)){if(!pe(R))return E.errors=[{instancePath:p+"/body/callback_url",schemaPath:"\
#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return E.errors=[{instancePath:p+"\
/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][P\
p][Ss]?://"}}],!1}else return E.errors=[{instancePath:p+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var Z=te===i}else var Z=!0;if(Z){if(Q.metadata!==void 0){let R=Q.metadata;
const te=i;if(i===i)if(R&&typeof R=="object"&&!Array.isArray(R)){if(Object.keys(R).length>50)return E.errors=[{instancePath:p+
"/body/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;
for(const G in R){const ie=i;if(i===ie)if(typeof G=="string"){if(W(G)>40){const ce={instancePath:p+"/body/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:G};$===null?$=
[ce]:$.push(ce),i++}else if(W(G)<1){const ce={instancePath:p+"/body/metadata",schemaPath:"#/components/schemas/Metadata/\
propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:G};$===null?$=[ce]:$.push(ce),i++}}else{const ce={
instancePath:p+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"\
string"},propertyName:G};$===null?$=[ce]:$.push(ce),i++}var X=ie===i;if(!X){const ce={instancePath:p+"/body/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:G}};return $===null?$=[ce]:$.push(
ce),i++,E.errors=$,!1;break}}if(X)for(const G in R){let ie=R[G];const ce=i;if(typeof ie!="string"&&!(typeof ie=="number"&&
isFinite(ie))&&typeof ie!="boolean"&&ie!==null)return E.errors=[{instancePath:p+"/body/metadata/"+G.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:C.additionalProperties.
type}}],!1;if(i===ce&&typeof ie=="string"&&W(ie)>500)return E.errors=[{instancePath:p+"/body/metadata/"+G.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:500}}],!1;var b=ce===i;if(!b)break}}else return E.errors=[{instancePath:p+"/body/metadata",schemaPath:"#/component\
s/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var Z=te===i}else var Z=!0;if(Z){if(Q.customer_email!==
void 0){let R=Q.customer_email;const te=i,$e=i;if(i===$e&&i===$e)if(typeof R=="string"){if(W(R)>254)return E.errors=[{instancePath:p+
"/body/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!z(
R))return E.errors=[{instancePath:p+"/body/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"forma\
t",params:{format:"email"}}],!1}else return E.errors=[{instancePath:p+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var Z=te===i}else var Z=!0;if(Z)if(Q.expires_at!==void 0){let R=Q.
expires_at;const te=i;if(i===te&&i===te)if(typeof R=="string"){if(!T(R))return E.errors=[{instancePath:p+"/body/expires_\
at",schemaPath:"#/properties/body/properties/expires_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.
errors=[{instancePath:p+"/body/expires_at",schemaPath:"#/properties/body/properties/expires_at/type",keyword:"type",params:{
type:"string"}}],!1;var Z=te===i}else var Z=!0}}}}}}}}else return E.errors=[{instancePath:p+"/body",schemaPath:"#/proper\
ties/body/type",keyword:"type",params:{type:"object"}}],!1}}return E.errors=$,i===0}return E.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})()}},getPayment(){return{general:(()=>{
const M={};M.exports=j,M.exports.default=j;const ve={paths:{"/payments/{payment_request_id}":{get:{operationId:"getPayme\
nt",parameters:[{name:"payment_request_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{payment_request_id:{type:"string",minLength:1}},required:["payment_request_id"]},cookies:{},
body:{}}},J=ucs2length;function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,rootData:W=d,dynamicAnchors:pe={}}={}){
let z=null,T=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),d&&typeof d=="ob\
ject"&&!Array.isArray(d)){let L;if(d.query===void 0&&(L="query")||d.headers===void 0&&(L="headers")||d.params===void 0&&
(L="params"))return j.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;
if(d.headers!==void 0){let p=d.headers;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.prefer!==void 0){
let g=p.prefer;const x=T;if(typeof g!="string"){let c=typeof g,$;if($===void 0)if(c=="number"||c=="boolean")$=""+g;else if(g===
null)$="";else return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/typ\
e",keyword:"type",params:{type:"string"}}],!1;$!==void 0&&(g=$,p!==void 0&&(p.prefer=$))}if(T===x&&typeof g=="string"&&J(
g)>4096)return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",
keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/\
headers/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)if(d.params!==void 0){let p=d.params;
const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(p)){let x;if(p.payment_request_id===void 0&&(x="payment_requ\
est_id"))return j.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:x}}],!1;if(p.payment_request_id!==void 0){let c=p.payment_request_id;const $=T;if(typeof c!="string"){let i=typeof c,
w;if(w===void 0)if(i=="number"||i=="boolean")w=""+c;else if(c===null)w="";else return j.errors=[{instancePath:A+"/params\
/payment_request_id",schemaPath:"#/properties/params/properties/payment_request_id/type",keyword:"type",params:{type:"st\
ring"}}],!1;w!==void 0&&(c=w,p!==void 0&&(p.payment_request_id=w))}if(T===$&&typeof c=="string"&&J(c)<1)return j.errors=
[{instancePath:A+"/params/payment_request_id",schemaPath:"#/properties/params/properties/payment_request_id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/type",
keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},listTransactions(){
return{general:(()=>{const M={};M.exports=d,M.exports.default=d;const ve={paths:{"/transactions":{get:{operationId:"list\
Transactions",parameters:[{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,default:10},
allowReserved:!0,style:"form",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",minLength:1},
allowReserved:!0,style:"form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",minLength:1},
allowReserved:!0,style:"form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:["pending","c\
onfirmed","failed","refunded"]},allowReserved:!0,style:"form",explode:!0},{name:"type",in:"query",required:!1,schema:{type:"\
string",enum:["payment","payout","refund"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],
properties:{query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"\
string",minLength:1},ending_before:{type:"string",minLength:1},status:{type:"string",enum:["pending","confirmed","failed",
"refunded"]},type:{type:"string",enum:["payment","payout","refund"]},created_after:{type:"string",format:"date-time"},created_before:{
type:"string",format:"date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length,j=formats["date-time"];function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,
rootData:pe=A,dynamicAnchors:z={}}={}){let T=null,u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&
(E.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let P;if(A.query===void 0&&(P="query")||A.headers===void 0&&(P=
"headers")||A.params===void 0&&(P="params"))return d.errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",
params:{missingProperty:P}}],!1;if(A.query!==void 0){let g=A.query;const x=u;if(u===x)if(g&&typeof g=="object"&&!Array.isArray(
g)){g.limit===void 0&&(g.limit=10);let c=g.limit;const $=u;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,
w;if(w===void 0)if(i==="boolean"||c===null||i==="string"&&c&&c==+c&&!(c%1))w=+c;else return d.errors=[{instancePath:C+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;w!==void 0&&
(c=w,g!==void 0&&(g.limit=w))}if(u===$&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return d.errors=[{instancePath:C+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(c<1||isNaN(c))return d.errors=[{instancePath:C+"/query/limit",schemaPath:"#/properties/query/properties/limit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var L=$===u;if(L){if(g.starting_after!==void 0){let i=g.starting_after;
const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return d.errors=[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",
keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(u===w&&typeof i=="strin\
g"&&J(i)<1)return d.errors=[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_a\
fter/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.ending_before!==void 0){let i=g.
ending_before;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===
null)b="";else return d.errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_\
before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=b))}if(u===w&&typeof i==
"string"&&J(i)<1)return d.errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/endin\
g_before/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.status!==void 0){let i=g.
status;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)
b="";else return d.errors=[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i==="pending"||i==="confirmed"||i==="f\
ailed"||i==="refunded"))return d.errors=[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/statu\
s/enum",keyword:"enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var L=w===u}else var L=!0;
if(L){if(g.type!==void 0){let i=g.type;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X==
"boolean")b=""+i;else if(i===null)b="";else return d.errors=[{instancePath:C+"/query/type",schemaPath:"#/properties/quer\
y/properties/type/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.type=b))}if(!(i==="pa\
yment"||i==="payout"||i==="refund"))return d.errors=[{instancePath:C+"/query/type",schemaPath:"#/properties/query/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:ve.properties.query.properties.type.enum}}],!1;var L=w===u}else var L=!0;
if(L){if(g.created_after!==void 0){let i=g.created_after;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)
if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.errors=[{instancePath:C+"/query/created_after",schemaPath:"\
#/properties/query/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&
(g.created_after=b))}if(u===w&&u===w&&typeof i=="string"&&!j(i))return d.errors=[{instancePath:C+"/query/created_after",
schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var L=w===
u}else var L=!0;if(L)if(g.created_before!==void 0){let i=g.created_before;const w=u;if(typeof i!="string"){let X=typeof i,
b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.errors=[{instancePath:C+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;
b!==void 0&&(i=b,g!==void 0&&(g.created_before=b))}if(u===w&&u===w&&typeof i=="string"&&!j(i))return d.errors=[{instancePath:C+
"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"\
date-time"}}],!1;var L=w===u}else var L=!0}}}}}}else return d.errors=[{instancePath:C+"/query",schemaPath:"#/properties/\
query/type",keyword:"type",params:{type:"object"}}],!1;var p=x===u}else var p=!0;if(p)if(A.headers!==void 0){let g=A.headers;
const x=u;if(u===x)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.prefer!==void 0){let $=g.prefer;const i=u;if(typeof $!=
"string"){let w=typeof $,Z;if(Z===void 0)if(w=="number"||w=="boolean")Z=""+$;else if($===null)Z="";else return d.errors=
[{instancePath:C+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"\
string"}}],!1;Z!==void 0&&($=Z,g!==void 0&&(g.prefer=Z))}if(u===i&&typeof $=="string"&&J($)>4096)return d.errors=[{instancePath:C+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return d.errors=[{instancePath:C+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var p=x===u}else var p=!0}return d.errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},getTransaction(){return{general:(()=>{const M={};
M.exports=j,M.exports.default=j;const ve={paths:{"/transactions/{transaction_id}":{get:{operationId:"getTransaction",parameters:[
{name:"transaction_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["q\
uery","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{transaction_id:{type:"string",minLength:1}},required:["transaction_id"]},cookies:{},body:{}}},
J=ucs2length;function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,rootData:W=d,dynamicAnchors:pe={}}={}){let z=null,
T=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),d&&typeof d=="object"&&!Array.
isArray(d)){let L;if(d.query===void 0&&(L="query")||d.headers===void 0&&(L="headers")||d.params===void 0&&(L="params"))return j.
errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;if(d.headers!==void 0){
let p=d.headers;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.prefer!==void 0){let g=p.prefer;const x=T;
if(typeof g!="string"){let c=typeof g,$;if($===void 0)if(c=="number"||c=="boolean")$=""+g;else if(g===null)$="";else return j.
errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;$!==void 0&&(g=$,p!==void 0&&(p.prefer=$))}if(T===x&&typeof g=="string"&&J(g)>4096)return j.errors=[
{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}}else return j.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",
params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)if(d.params!==void 0){let p=d.params;const P=T;if(T===P)if(p&&
typeof p=="object"&&!Array.isArray(p)){let x;if(p.transaction_id===void 0&&(x="transaction_id"))return j.errors=[{instancePath:A+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:x}}],!1;if(p.transaction_id!==
void 0){let c=p.transaction_id;const $=T;if(typeof c!="string"){let i=typeof c,w;if(w===void 0)if(i=="number"||i=="boole\
an")w=""+c;else if(c===null)w="";else return j.errors=[{instancePath:A+"/params/transaction_id",schemaPath:"#/properties\
/params/properties/transaction_id/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(c=w,p!==void 0&&(p.transaction_id=
w))}if(T===$&&typeof c=="string"&&J(c)<1)return j.errors=[{instancePath:A+"/params/transaction_id",schemaPath:"#/propert\
ies/params/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:A+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0}return j.
errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
M.exports})(),body:void 0}},listInvoices(){return{general:(()=>{const M={};M.exports=d,M.exports.default=d;const ve={paths:{
"/invoices":{get:{operationId:"listInvoices",parameters:[{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,
maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{
type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{
type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"\
string",enum:["draft","open","paid","past_due","void"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",
in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"create\
d_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"\
Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},
starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},status:{type:"string",enum:["draft",
"open","paid","past_due","void"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"\
date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},
J=ucs2length,j=formats["date-time"];function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,rootData:pe=A,dynamicAnchors:z={}}={}){
let T=null,u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&(E.items=void 0),A&&typeof A=="ob\
ject"&&!Array.isArray(A)){let P;if(A.query===void 0&&(P="query")||A.headers===void 0&&(P="headers")||A.params===void 0&&
(P="params"))return d.errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;
if(A.query!==void 0){let g=A.query;const x=u;if(u===x)if(g&&typeof g=="object"&&!Array.isArray(g)){g.limit===void 0&&(g.
limit=10);let c=g.limit;const $=u;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,w;if(w===void 0)
if(i==="boolean"||c===null||i==="string"&&c&&c==+c&&!(c%1))w=+c;else return d.errors=[{instancePath:C+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;w!==void 0&&(c=w,g!==void 0&&(g.limit=
w))}if(u===$&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return d.errors=[{instancePath:C+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<1||isNaN(c))
return d.errors=[{instancePath:C+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var L=$===u;if(L){if(g.starting_after!==void 0){let i=g.starting_after;const w=u;
if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.
errors=[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(u===w&&typeof i=="string"&&J(i)<
1)return d.errors=[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.ending_before!==void 0){let i=g.ending_before;
const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return d.errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=b))}if(u===w&&typeof i=="string"&&J(i)<1)
return d.errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.status!==void 0){let i=g.status;const w=u;
if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.
errors=[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i==="draft"||i==="open"||i==="paid"||i==="past_due"||i==="\
void"))return d.errors=[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"\
enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var L=w===u}else var L=!0;if(L){if(g.created_after!==
void 0){let i=g.created_after;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolea\
n")b=""+i;else if(i===null)b="";else return d.errors=[{instancePath:C+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.created_after=
b))}if(u===w&&u===w&&typeof i=="string"&&!j(i))return d.errors=[{instancePath:C+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var L=w===u}else var L=!0;
if(L)if(g.created_before!==void 0){let i=g.created_before;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)
if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.errors=[{instancePath:C+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=
b,g!==void 0&&(g.created_before=b))}if(u===w&&u===w&&typeof i=="string"&&!j(i))return d.errors=[{instancePath:C+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var L=w===u}else var L=!0}}}}}else return d.errors=[{instancePath:C+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var p=x===u}else var p=!0;if(p)if(A.headers!==void 0){let g=A.headers;const x=u;
if(u===x)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.prefer!==void 0){let $=g.prefer;const i=u;if(typeof $!="strin\
g"){let w=typeof $,Z;if(Z===void 0)if(w=="number"||w=="boolean")Z=""+$;else if($===null)Z="";else return d.errors=[{instancePath:C+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;Z!==
void 0&&($=Z,g!==void 0&&(g.prefer=Z))}if(u===i&&typeof $=="string"&&J($)>4096)return d.errors=[{instancePath:C+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return d.errors=[{instancePath:C+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var p=x===u}else var p=!0}return d.errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},createInvoice(){return{general:(()=>{const M={};M.
exports=d,M.exports.default=d;const ve={paths:{"/invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idempot\
ency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"\
visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schema\
s/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/Line\
Item"}},metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{type:"object",maxProperties:50,
propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},
LineItem:{type:"object",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",
minLength:1,maxLength:255},quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",
minimum:0,maximum:999999999999999}}},Email:{type:"string",format:"email",maxLength:254},Description:{type:"string",maxLength:1e3},
RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"s\
tring",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,
rootData:pe=A,dynamicAnchors:z={}}={}){let T=null,u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&
(E.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let p;if(A.query===void 0&&(p="query")||A.headers===void 0&&(p=
"headers")||A.params===void 0&&(p="params"))return d.errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",
params:{missingProperty:p}}],!1;if(A.headers!==void 0){let P=A.headers;if(u===u)if(P&&typeof P=="object"&&!Array.isArray(
P)){if(P["idempotency-key"]!==void 0){let x=P["idempotency-key"];const c=u;if(typeof x!="string"){let $=typeof x,i;if(i===
void 0)if($=="number"||$=="boolean")i=""+x;else if(x===null)i="";else return d.errors=[{instancePath:C+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(x=i,P!==void 0&&(P["idempotency-key"]=i))}if(u===c&&typeof x=="string"){if(J(x)>255)return d.errors=[{instancePath:C+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(J(x)<1)return d.errors=[{instancePath:C+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(x))return d.errors=[{instancePath:C+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var L=c===u}else var L=!0;if(L)if(P.prefer!==void 0){let x=P.prefer;const c=u;if(typeof x!="str\
ing"){let i=typeof x,w;if(w===void 0)if(i=="number"||i=="boolean")w=""+x;else if(x===null)w="";else return d.errors=[{instancePath:C+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==
void 0&&(x=w,P!==void 0&&(P.prefer=w))}if(u===c&&typeof x=="string"&&J(x)>4096)return d.errors=[{instancePath:C+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var L=c===
u}else var L=!0}else return d.errors=[{instancePath:C+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return d.errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1},M.exports})(),body:(()=>{const M={};M.exports=T,M.exports.default=T;const ve={paths:{"/\
invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"s\
tring",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,
required:["amount","currency"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/compon\
ents/schemas/RequestedCurrency"},description:{$ref:"#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},
customer_email:{$ref:"#/components/schemas/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,
items:{$ref:"#/components/schemas/LineItem"}},metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{
Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:[
"string","number","boolean","null"],maxLength:500}},LineItem:{type:"object",additionalProperties:!1,required:["name","qu\
antity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},quantity:{type:"number",exclusiveMinimum:0,
maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},Email:{type:"string",format:"ema\
il",maxLength:254},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},
RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},
body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"#/components/schema\
s/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/components/schemas/Des\
cription"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schemas/Email"},due_date:{type:"\
string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},metadata:{$ref:"#/\
components/schemas/Metadata"}}}},required:["body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},j={type:"\
string",minLength:1,maxLength:16},d={type:"string",maxLength:1e3},A={type:"string",format:"email",maxLength:254},C={type:"\
object",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},
quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},
de={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{type:["s\
tring","number","boolean","null"],maxLength:500}},W=ucs2length,pe=formats.email,z=formats.date;function T(u,{instancePath:E="",
parentData:L,parentDataProperty:p,rootData:P=u,dynamicAnchors:g={}}={}){let x=null,c=0;const $=T.evaluated;if($.dynamicProps&&
($.props=void 0),$.dynamicItems&&($.items=void 0),u&&typeof u=="object"&&!Array.isArray(u)){let ee;if(u.body===void 0&&(ee=
"body"))return T.errors=[{instancePath:E,schemaPath:"#/required",keyword:"required",params:{missingProperty:ee}}],!1;if(u.
body!==void 0){let Q=u.body;if(c===c)if(Q&&typeof Q=="object"&&!Array.isArray(Q)){let je;if(Q.amount===void 0&&(je="amou\
nt")||Q.currency===void 0&&(je="currency"))return T.errors=[{instancePath:E+"/body",schemaPath:"#/properties/body/requir\
ed",keyword:"required",params:{missingProperty:je}}],!1;{const K=c;for(const R in Q)if(!(R==="amount"||R==="currency"||R===
"description"||R==="customer_name"||R==="customer_email"||R==="due_date"||R==="items"||R==="metadata")){return T.errors=
[{instancePath:E+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}}],
!1;break}if(K===c){if(Q.amount!==void 0){let R=Q.amount;const te=c;if(c===c)if(typeof R=="number"&&isFinite(R)){if(R>999999999999999||
isNaN(R))return T.errors=[{instancePath:E+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(R<=0||isNaN(R))return T.errors=[{instancePath:E+"/body/a\
mount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return T.errors=[{instancePath:E+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/t\
ype",keyword:"type",params:{type:"number"}}],!1;var i=te===c}else var i=!0;if(i){if(Q.currency!==void 0){let R=Q.currency;
const te=c;if(c===c)if(typeof R=="string"){if(W(R)>16)return T.errors=[{instancePath:E+"/body/currency",schemaPath:"#/co\
mponents/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(W(R)<1)return T.errors=[{instancePath:E+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return T.errors=[{instancePath:E+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/type",keyword:"type",
params:{type:"string"}}],!1;var i=te===c}else var i=!0;if(i){if(Q.description!==void 0){let R=Q.description;const te=c;if(c===
c)if(typeof R=="string"){if(W(R)>1e3)return T.errors=[{instancePath:E+"/body/description",schemaPath:"#/components/schem\
as/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return T.errors=[{instancePath:E+"/body/descr\
iption",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var i=te===c}else var i=!0;
if(i){if(Q.customer_name!==void 0){let R=Q.customer_name;const te=c;if(c===te)if(typeof R=="string"){if(W(R)>255)return T.
errors=[{instancePath:E+"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1}else return T.errors=[{instancePath:E+"/body/customer_name",schemaPath:"#/properties/\
body/properties/customer_name/type",keyword:"type",params:{type:"string"}}],!1;var i=te===c}else var i=!0;if(i){if(Q.customer_email!==
void 0){let R=Q.customer_email;const te=c,$e=c;if(c===$e&&c===$e)if(typeof R=="string"){if(W(R)>254)return T.errors=[{instancePath:E+
"/body/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!pe(
R))return T.errors=[{instancePath:E+"/body/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"forma\
t",params:{format:"email"}}],!1}else return T.errors=[{instancePath:E+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var i=te===c}else var i=!0;if(i){if(Q.due_date!==void 0){let R=Q.
due_date;const te=c;if(c===te&&c===te)if(typeof R=="string"){if(!z(R))return T.errors=[{instancePath:E+"/body/due_date",
schemaPath:"#/properties/body/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return T.errors=
[{instancePath:E+"/body/due_date",schemaPath:"#/properties/body/properties/due_date/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=te===c}else var i=!0;if(i){if(Q.items!==void 0){let R=Q.items;const te=c;if(c===te)if(Array.isArray(R)){
if(R.length>100)return T.errors=[{instancePath:E+"/body/items",schemaPath:"#/properties/body/properties/items/maxItems",
keyword:"maxItems",params:{limit:100}}],!1;{var w=!0;const _r=R.length;for(let G=0;G<_r;G++){let ie=R[G];const ce=c;if(c===
c)if(ie&&typeof ie=="object"&&!Array.isArray(ie)){let ue;if(ie.name===void 0&&(ue="name")||ie.quantity===void 0&&(ue="qu\
antity")||ie.unit_price===void 0&&(ue="unit_price"))return T.errors=[{instancePath:E+"/body/items/"+G,schemaPath:"#/comp\
onents/schemas/LineItem/required",keyword:"required",params:{missingProperty:ue}}],!1;{const Xe=c;for(const De in ie)if(!(De===
"name"||De==="quantity"||De==="unit_price")){return T.errors=[{instancePath:E+"/body/items/"+G,schemaPath:"#/components/\
schemas/LineItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:De}}],!1;break}if(Xe===
c){if(ie.name!==void 0){let De=ie.name;const We=c;if(c===We)if(typeof De=="string"){if(W(De)>255)return T.errors=[{instancePath:E+
"/body/items/"+G+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(W(De)<1)return T.errors=[{instancePath:E+"/body/items/"+G+"/name",schemaPath:"#/components/schemas/Li\
neItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{instancePath:E+"/body\
/items/"+G+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var Z=We===c}else var Z=!0;if(Z){if(ie.quantity!==void 0){let De=ie.quantity;const We=c;if(c===We)if(typeof De=="numb\
er"&&isFinite(De)){if(De>999999999999999||isNaN(De))return T.errors=[{instancePath:E+"/body/items/"+G+"/quantity",schemaPath:"\
#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(De<=0||isNaN(De))return T.errors=[{instancePath:E+"/body/items/"+G+"/quantity",schemaPath:"#/components/schemas/Li\
neItem/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return T.
errors=[{instancePath:E+"/body/items/"+G+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",
keyword:"type",params:{type:"number"}}],!1;var Z=We===c}else var Z=!0;if(Z)if(ie.unit_price!==void 0){let De=ie.unit_price;
const We=c;if(c===We)if(typeof De=="number"&&isFinite(De)){if(De>999999999999999||isNaN(De))return T.errors=[{instancePath:E+
"/body/items/"+G+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximum",
params:{comparison:"<=",limit:999999999999999}}],!1;if(De<0||isNaN(De))return T.errors=[{instancePath:E+"/body/items/"+G+
"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return T.errors=[{instancePath:E+"/body/items/"+G+"/unit_price",schemaPath:"#/components/schemas/\
LineItem/properties/unit_price/type",keyword:"type",params:{type:"number"}}],!1;var Z=We===c}else var Z=!0}}}}else return T.
errors=[{instancePath:E+"/body/items/"+G,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var w=ce===c;if(!w)break}}}else return T.errors=[{instancePath:E+"/body/items",schemaPath:"#/properties/body\
/properties/items/type",keyword:"type",params:{type:"array"}}],!1;var i=te===c}else var i=!0;if(i)if(Q.metadata!==void 0){
let R=Q.metadata;const te=c;if(c===c)if(R&&typeof R=="object"&&!Array.isArray(R)){if(Object.keys(R).length>50)return T.errors=
[{instancePath:E+"/body/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{
limit:50}}],!1;for(const G in R){const ie=c;if(c===ie)if(typeof G=="string"){if(W(G)>40){const ce={instancePath:E+"/body\
/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:G};
x===null?x=[ce]:x.push(ce),c++}else if(W(G)<1){const ce={instancePath:E+"/body/metadata",schemaPath:"#/components/schema\
s/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:G};x===null?x=[ce]:x.push(ce),c++}}else{
const ce={instancePath:E+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{
type:"string"},propertyName:G};x===null?x=[ce]:x.push(ce),c++}var X=ie===c;if(!X){const ce={instancePath:E+"/body/metada\
ta",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:G}};return x===
null?x=[ce]:x.push(ce),c++,T.errors=x,!1;break}}if(X)for(const G in R){let ie=R[G];const ce=c;if(typeof ie!="string"&&!(typeof ie==
"number"&&isFinite(ie))&&typeof ie!="boolean"&&ie!==null)return T.errors=[{instancePath:E+"/body/metadata/"+G.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:de.
additionalProperties.type}}],!1;if(c===ce&&typeof ie=="string"&&W(ie)>500)return T.errors=[{instancePath:E+"/body/metada\
ta/"+G.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",
keyword:"maxLength",params:{limit:500}}],!1;var b=ce===c;if(!b)break}}else return T.errors=[{instancePath:E+"/body/metad\
ata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=te===c}else var i=!0}}}}}}}}}else
return T.errors=[{instancePath:E+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}
return T.errors=x,c===0}return T.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
M.exports})()}},getInvoice(){return{general:(()=>{const M={};M.exports=j,M.exports.default=j;const ve={paths:{"/invoices\
/{invoice_id}":{get:{operationId:"getInvoice",parameters:[{name:"invoice_id",in:"path",required:!0,schema:{type:"string",
minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{
type:"string",maxLength:4096}}},params:{type:"object",properties:{invoice_id:{type:"string",minLength:1}},required:["inv\
oice_id"]},cookies:{},body:{}}},J=ucs2length;function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,rootData:W=d,
dynamicAnchors:pe={}}={}){let z=null,T=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),d&&typeof d=="object"&&!Array.isArray(d)){let L;if(d.query===void 0&&(L="query")||d.headers===void 0&&(L="header\
s")||d.params===void 0&&(L="params"))return j.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{
missingProperty:L}}],!1;if(d.headers!==void 0){let p=d.headers;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.prefer!==void 0){let g=p.prefer;const x=T;if(typeof g!="string"){let c=typeof g,$;if($===void 0)if(c=="number"||
c=="boolean")$=""+g;else if(g===null)$="";else return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properti\
es/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;$!==void 0&&(g=$,p!==void 0&&(p.prefer=$))}
if(T===x&&typeof g=="string"&&J(g)>4096)return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/head\
ers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:A+"/h\
eaders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)
if(d.params!==void 0){let p=d.params;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(p)){let x;if(p.invoice_id===
void 0&&(x="invoice_id"))return j.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/required",keyword:"r\
equired",params:{missingProperty:x}}],!1;if(p.invoice_id!==void 0){let c=p.invoice_id;const $=T;if(typeof c!="string"){let i=typeof c,
w;if(w===void 0)if(i=="number"||i=="boolean")w=""+c;else if(c===null)w="";else return j.errors=[{instancePath:A+"/params\
/invoice_id",schemaPath:"#/properties/params/properties/invoice_id/type",keyword:"type",params:{type:"string"}}],!1;w!==
void 0&&(c=w,p!==void 0&&(p.invoice_id=w))}if(T===$&&typeof c=="string"&&J(c)<1)return j.errors=[{instancePath:A+"/param\
s/invoice_id",schemaPath:"#/properties/params/properties/invoice_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else
return j.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},listPayouts(){return{general:(()=>{const M={};M.exports=
d,M.exports.default=d;const ve={paths:{"/payouts":{get:{operationId:"listPayouts",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","processing","completed","failed"]},allowReserved:!0,style:"form",
explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,style:"\
form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","processing","completed","failed"]},created_after:{type:"string",format:"date-time"},
created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-time"];function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,
rootData:pe=A,dynamicAnchors:z={}}={}){let T=null,u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&
(E.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let P;if(A.query===void 0&&(P="query")||A.headers===void 0&&(P=
"headers")||A.params===void 0&&(P="params"))return d.errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",
params:{missingProperty:P}}],!1;if(A.query!==void 0){let g=A.query;const x=u;if(u===x)if(g&&typeof g=="object"&&!Array.isArray(
g)){g.limit===void 0&&(g.limit=10);let c=g.limit;const $=u;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let i=typeof c,
w;if(w===void 0)if(i==="boolean"||c===null||i==="string"&&c&&c==+c&&!(c%1))w=+c;else return d.errors=[{instancePath:C+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;w!==void 0&&
(c=w,g!==void 0&&(g.limit=w))}if(u===$&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return d.errors=[{instancePath:C+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(c<1||isNaN(c))return d.errors=[{instancePath:C+"/query/limit",schemaPath:"#/properties/query/properties/limit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var L=$===u;if(L){if(g.starting_after!==void 0){let i=g.starting_after;
const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else
return d.errors=[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",
keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.starting_after=b))}if(u===w&&typeof i=="strin\
g"&&J(i)<1)return d.errors=[{instancePath:C+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_a\
fter/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.ending_before!==void 0){let i=g.
ending_before;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===
null)b="";else return d.errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_\
before/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.ending_before=b))}if(u===w&&typeof i==
"string"&&J(i)<1)return d.errors=[{instancePath:C+"/query/ending_before",schemaPath:"#/properties/query/properties/endin\
g_before/minLength",keyword:"minLength",params:{limit:1}}],!1;var L=w===u}else var L=!0;if(L){if(g.status!==void 0){let i=g.
status;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)
b="";else return d.errors=[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&(g.status=b))}if(!(i==="pending"||i==="processing"||i==="\
completed"||i==="failed"))return d.errors=[{instancePath:C+"/query/status",schemaPath:"#/properties/query/properties/sta\
tus/enum",keyword:"enum",params:{allowedValues:ve.properties.query.properties.status.enum}}],!1;var L=w===u}else var L=!0;
if(L){if(g.created_after!==void 0){let i=g.created_after;const w=u;if(typeof i!="string"){let X=typeof i,b;if(b===void 0)
if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.errors=[{instancePath:C+"/query/created_after",schemaPath:"\
#/properties/query/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(i=b,g!==void 0&&
(g.created_after=b))}if(u===w&&u===w&&typeof i=="string"&&!j(i))return d.errors=[{instancePath:C+"/query/created_after",
schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var L=w===
u}else var L=!0;if(L)if(g.created_before!==void 0){let i=g.created_before;const w=u;if(typeof i!="string"){let X=typeof i,
b;if(b===void 0)if(X=="number"||X=="boolean")b=""+i;else if(i===null)b="";else return d.errors=[{instancePath:C+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;
b!==void 0&&(i=b,g!==void 0&&(g.created_before=b))}if(u===w&&u===w&&typeof i=="string"&&!j(i))return d.errors=[{instancePath:C+
"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"\
date-time"}}],!1;var L=w===u}else var L=!0}}}}}else return d.errors=[{instancePath:C+"/query",schemaPath:"#/properties/q\
uery/type",keyword:"type",params:{type:"object"}}],!1;var p=x===u}else var p=!0;if(p)if(A.headers!==void 0){let g=A.headers;
const x=u;if(u===x)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g.prefer!==void 0){let $=g.prefer;const i=u;if(typeof $!=
"string"){let w=typeof $,Z;if(Z===void 0)if(w=="number"||w=="boolean")Z=""+$;else if($===null)Z="";else return d.errors=
[{instancePath:C+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"\
string"}}],!1;Z!==void 0&&($=Z,g!==void 0&&(g.prefer=Z))}if(u===i&&typeof $=="string"&&J($)>4096)return d.errors=[{instancePath:C+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return d.errors=[{instancePath:C+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var p=x===u}else var p=!0}return d.errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},createPayout(){return{general:(()=>{const M={};
M.exports=d,M.exports.default=d;const ve={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[{name:"Idempot\
ency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"\
visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","address"],properties:{
amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},address:{type:"\
string",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/components/schemas/Metadata"},
fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"string",enum:["low","mediu\
m","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{
type:["string","number","boolean","null"],maxLength:500}},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"\
string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:[
"query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,
rootData:pe=A,dynamicAnchors:z={}}={}){let T=null,u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&
(E.items=void 0),A&&typeof A=="object"&&!Array.isArray(A)){let p;if(A.query===void 0&&(p="query")||A.headers===void 0&&(p=
"headers")||A.params===void 0&&(p="params"))return d.errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",
params:{missingProperty:p}}],!1;if(A.headers!==void 0){let P=A.headers;if(u===u)if(P&&typeof P=="object"&&!Array.isArray(
P)){if(P["idempotency-key"]!==void 0){let x=P["idempotency-key"];const c=u;if(typeof x!="string"){let $=typeof x,i;if(i===
void 0)if($=="number"||$=="boolean")i=""+x;else if(x===null)i="";else return d.errors=[{instancePath:C+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==
void 0&&(x=i,P!==void 0&&(P["idempotency-key"]=i))}if(u===c&&typeof x=="string"){if(J(x)>255)return d.errors=[{instancePath:C+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(J(x)<1)return d.errors=[{instancePath:C+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(x))return d.errors=[{instancePath:C+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[!-~]+$"}}],!1}var L=c===u}else var L=!0;if(L)if(P.prefer!==void 0){let x=P.prefer;const c=u;if(typeof x!="str\
ing"){let i=typeof x,w;if(w===void 0)if(i=="number"||i=="boolean")w=""+x;else if(x===null)w="";else return d.errors=[{instancePath:C+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==
void 0&&(x=w,P!==void 0&&(P.prefer=w))}if(u===c&&typeof x=="string"&&J(x)>4096)return d.errors=[{instancePath:C+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var L=c===
u}else var L=!0}else return d.errors=[{instancePath:C+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return d.errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1},M.exports})(),body:(()=>{const M={};M.exports=W,M.exports.default=W;const ve={paths:{"/\
payouts":{post:{operationId:"createPayout",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"str\
ing",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,
required:["amount","currency","address"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"\
#/components/schemas/RequestedCurrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Des\
cription"},metadata:{$ref:"#/components/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{
schemas:{FeeLevel:{type:"string",enum:["low","medium","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},Description:{
type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,
maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["amount","currency","address"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"\
#/components/schemas/RequestedCurrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Des\
cription"},metadata:{$ref:"#/components/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}},required:[
"body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},j={type:"string",minLength:1,maxLength:16},d={type:"\
string",maxLength:1e3},A={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{
type:["string","number","boolean","null"],maxLength:500}},C={type:"string",enum:["low","medium","high"]},de=ucs2length;function W(pe,{
instancePath:z="",parentData:T,parentDataProperty:u,rootData:E=pe,dynamicAnchors:L={}}={}){let p=null,P=0;const g=W.evaluated;
if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),pe&&typeof pe=="object"&&!Array.isArray(pe)){let i;
if(pe.body===void 0&&(i="body"))return W.errors=[{instancePath:z,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;if(pe.body!==void 0){let w=pe.body;if(P===P)if(w&&typeof w=="object"&&!Array.isArray(w)){let X;if(w.amount===void 0&&
(X="amount")||w.currency===void 0&&(X="currency")||w.address===void 0&&(X="address"))return W.errors=[{instancePath:z+"/\
body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:X}}],!1;{const b=P;for(const ee in w)
if(!(ee==="amount"||ee==="currency"||ee==="address"||ee==="description"||ee==="metadata"||ee==="fee_level")){return W.errors=
[{instancePath:z+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ee}}],
!1;break}if(b===P){if(w.amount!==void 0){let ee=w.amount;const Q=P;if(P===P)if(typeof ee=="number"&&isFinite(ee)){if(ee>
999999999999999||isNaN(ee))return W.errors=[{instancePath:z+"/body/amount",schemaPath:"#/components/schemas/RequestedAmo\
unt/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(ee<=0||isNaN(ee))return W.errors=[
{instancePath:z+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclusiveMini\
mum",params:{comparison:">",limit:0}}],!1}else return W.errors=[{instancePath:z+"/body/amount",schemaPath:"#/components/\
schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var x=Q===P}else var x=!0;if(x){if(w.currency!==
void 0){let ee=w.currency;const Q=P;if(P===P)if(typeof ee=="string"){if(de(ee)>16)return W.errors=[{instancePath:z+"/bod\
y/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(de(
ee)<1)return W.errors=[{instancePath:z+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:z+"/body/currency",schemaPath:"#/components/schemas\
/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var x=Q===P}else var x=!0;if(x){if(w.address!==void 0){
let ee=w.address;const Q=P;if(P===Q)if(typeof ee=="string"){if(de(ee)<1)return W.errors=[{instancePath:z+"/body/address",
schemaPath:"#/properties/body/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=
[{instancePath:z+"/body/address",schemaPath:"#/properties/body/properties/address/type",keyword:"type",params:{type:"str\
ing"}}],!1;var x=Q===P}else var x=!0;if(x){if(w.description!==void 0){let ee=w.description;const Q=P;if(P===P)if(typeof ee==
"string"){if(de(ee)>1e3)return W.errors=[{instancePath:z+"/body/description",schemaPath:"#/components/schemas/Descriptio\
n/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return W.errors=[{instancePath:z+"/body/description",schemaPath:"\
#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var x=Q===P}else var x=!0;if(x){if(w.metadata!==
void 0){let ee=w.metadata;const Q=P;if(P===P)if(ee&&typeof ee=="object"&&!Array.isArray(ee)){if(Object.keys(ee).length>50)
return W.errors=[{instancePath:z+"/body/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"maxP\
roperties",params:{limit:50}}],!1;for(const K in ee){const R=P;if(P===R)if(typeof K=="string"){if(de(K)>40){const te={instancePath:z+
"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},
propertyName:K};p===null?p=[te]:p.push(te),P++}else if(de(K)<1){const te={instancePath:z+"/body/metadata",schemaPath:"#/\
components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:K};p===null?p=[te]:
p.push(te),P++}}else{const te={instancePath:z+"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/t\
ype",keyword:"type",params:{type:"string"},propertyName:K};p===null?p=[te]:p.push(te),P++}var c=R===P;if(!c){const te={instancePath:z+
"/body/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:K}};
return p===null?p=[te]:p.push(te),P++,W.errors=p,!1;break}}if(c)for(const K in ee){let R=ee[K];const te=P;if(typeof R!="\
string"&&!(typeof R=="number"&&isFinite(R))&&typeof R!="boolean"&&R!==null)return W.errors=[{instancePath:z+"/body/metad\
ata/"+K.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"\
type",params:{type:A.additionalProperties.type}}],!1;if(P===te&&typeof R=="string"&&de(R)>500)return W.errors=[{instancePath:z+
"/body/metadata/"+K.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalPropertie\
s/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var $=te===P;if(!$)break}}else return W.errors=[{instancePath:z+
"/body/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var x=Q===P}else
var x=!0;if(x)if(w.fee_level!==void 0){let ee=w.fee_level;const Q=P;if(typeof ee!="string")return W.errors=[{instancePath:z+
"/body/fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(ee==="\
low"||ee==="medium"||ee==="high"))return W.errors=[{instancePath:z+"/body/fee_level",schemaPath:"#/components/schemas/Fe\
eLevel/enum",keyword:"enum",params:{allowedValues:C.enum}}],!1;var x=Q===P}else var x=!0}}}}}}}else return W.errors=[{instancePath:z+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return W.errors=p,P===0}return W.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})()}},getPayout(){
return{general:(()=>{const M={};M.exports=j,M.exports.default=j;const ve={paths:{"/payouts/{payout_id}":{get:{operationId:"\
getPayout",parameters:[{name:"payout_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{payout_id:{type:"string",minLength:1}},required:["payout_id"]},cookies:{},body:{}}},J=ucs2length;
function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,rootData:W=d,dynamicAnchors:pe={}}={}){let z=null,T=0;
const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),d&&typeof d=="object"&&!Array.isArray(
d)){let L;if(d.query===void 0&&(L="query")||d.headers===void 0&&(L="headers")||d.params===void 0&&(L="params"))return j.
errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;if(d.headers!==void 0){
let p=d.headers;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.prefer!==void 0){let g=p.prefer;const x=T;
if(typeof g!="string"){let c=typeof g,$;if($===void 0)if(c=="number"||c=="boolean")$=""+g;else if(g===null)$="";else return j.
errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;$!==void 0&&(g=$,p!==void 0&&(p.prefer=$))}if(T===x&&typeof g=="string"&&J(g)>4096)return j.errors=[
{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}}else return j.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",
params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)if(d.params!==void 0){let p=d.params;const P=T;if(T===P)if(p&&
typeof p=="object"&&!Array.isArray(p)){let x;if(p.payout_id===void 0&&(x="payout_id"))return j.errors=[{instancePath:A+"\
/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:x}}],!1;if(p.payout_id!==void 0){
let c=p.payout_id;const $=T;if(typeof c!="string"){let i=typeof c,w;if(w===void 0)if(i=="number"||i=="boolean")w=""+c;else if(c===
null)w="";else return j.errors=[{instancePath:A+"/params/payout_id",schemaPath:"#/properties/params/properties/payout_id\
/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(c=w,p!==void 0&&(p.payout_id=w))}if(T===$&&typeof c=="str\
ing"&&J(c)<1)return j.errors=[{instancePath:A+"/params/payout_id",schemaPath:"#/properties/params/properties/payout_id/m\
inLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:A+"/params",schemaPath:"#/prope\
rties/params/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},
listWebhooks(){return{general:(()=>{const M={};M.exports=j,M.exports.default=j;const ve={paths:{"/webhooks":{get:{operationId:"\
listWebhooks",parameters:[{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length;function j(d,{instancePath:A="",parentData:C,
parentDataProperty:de,rootData:W=d,dynamicAnchors:pe={}}={}){let z=null,T=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),d&&typeof d=="object"&&!Array.isArray(d)){let E;if(d.query===void 0&&(E="query")||
d.headers===void 0&&(E="headers")||d.params===void 0&&(E="params"))return j.errors=[{instancePath:A,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:E}}],!1;if(d.headers!==void 0){let L=d.headers;if(T===T)if(L&&typeof L=="\
object"&&!Array.isArray(L)){if(L.prefer!==void 0){let P=L.prefer;const g=T;if(typeof P!="string"){let x=typeof P,c;if(c===
void 0)if(x=="number"||x=="boolean")c=""+P;else if(P===null)c="";else return j.errors=[{instancePath:A+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(P=c,L!==
void 0&&(L.prefer=c))}if(T===g&&typeof P=="string"&&J(P)>4096)return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"\
#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:A+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return j.errors=z,T===0}return j.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},
createWebhook(){return{general:(()=>{const M={};M.exports=d,M.exports.default=d;const ve={paths:{"/webhooks":{post:{operationId:"\
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
j=new RegExp("^[!-~]+$","u");function d(A,{instancePath:C="",parentData:de,parentDataProperty:W,rootData:pe=A,dynamicAnchors:z={}}={}){
let T=null,u=0;const E=d.evaluated;if(E.dynamicProps&&(E.props=void 0),E.dynamicItems&&(E.items=void 0),A&&typeof A=="ob\
ject"&&!Array.isArray(A)){let p;if(A.query===void 0&&(p="query")||A.headers===void 0&&(p="headers")||A.params===void 0&&
(p="params"))return d.errors=[{instancePath:C,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;
if(A.headers!==void 0){let P=A.headers;if(u===u)if(P&&typeof P=="object"&&!Array.isArray(P)){if(P["idempotency-key"]!==void 0){
let x=P["idempotency-key"];const c=u;if(typeof x!="string"){let $=typeof x,i;if(i===void 0)if($=="number"||$=="boolean")
i=""+x;else if(x===null)i="";else return d.errors=[{instancePath:C+"/headers/idempotency-key",schemaPath:"#/properties/h\
eaders/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;i!==void 0&&(x=i,P!==void 0&&(P["idem\
potency-key"]=i))}if(u===c&&typeof x=="string"){if(J(x)>255)return d.errors=[{instancePath:C+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(
x)<1)return d.errors=[{instancePath:C+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency\
-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(x))return d.errors=[{instancePath:C+"/headers/idemp\
otency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[!-\
~]+$"}}],!1}var L=c===u}else var L=!0;if(L)if(P.prefer!==void 0){let x=P.prefer;const c=u;if(typeof x!="string"){let i=typeof x,
w;if(w===void 0)if(i=="number"||i=="boolean")w=""+x;else if(x===null)w="";else return d.errors=[{instancePath:C+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&
(x=w,P!==void 0&&(P.prefer=w))}if(u===c&&typeof x=="string"&&J(x)>4096)return d.errors=[{instancePath:C+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var L=c===u}else
var L=!0}else return d.errors=[{instancePath:C+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return d.errors=T,u===0}return d.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1},M.exports})(),body:(()=>{const M={};M.exports=W,M.exports.default=W;const ve={paths:{"/\
webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"s\
tring",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,
required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{type:"string",minLength:1,maxLength:255},
event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}}}}}}}}}},components:{schemas:{
EventType:{type:"string",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid","payment.succe\
eded","payment.expired","payment.paid_late","payment.failed","transaction.created","transaction.confirmed","transaction.\
failed","transaction.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invoice.paid","in\
voice.past_due","invoice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},HttpUrl:{type:"\
string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048}}},properties:{query:{},
headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["url","event_types"],properties:{url:{
$ref:"#/components/schemas/HttpUrl"},secret:{type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,
uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}}}}},required:["body"]},J={type:"string",format:"uri",pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},j={type:"string",enum:["payment.created","payment.\
pending","payment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.faile\
d","transaction.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.co\
mpleted","invoice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.\
processing","payout.completed","payout.failed"]},d=formats.uri,A=ucs2length,C=equal,de=new RegExp("^[Hh][Tt][Tt][Pp][Ss]\
?://","u");function W(pe,{instancePath:z="",parentData:T,parentDataProperty:u,rootData:E=pe,dynamicAnchors:L={}}={}){let p=null,
P=0;const g=W.evaluated;if(g.dynamicProps&&(g.props=void 0),g.dynamicItems&&(g.items=void 0),pe&&typeof pe=="object"&&!Array.
isArray(pe)){let $;if(pe.body===void 0&&($="body"))return W.errors=[{instancePath:z,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:$}}],!1;if(pe.body!==void 0){let i=pe.body;if(P===P)if(i&&typeof i=="object"&&!Array.isArray(
i)){let Z;if(i.url===void 0&&(Z="url")||i.event_types===void 0&&(Z="event_types"))return W.errors=[{instancePath:z+"/bod\
y",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:Z}}],!1;{const X=P;for(const b in i)
if(!(b==="url"||b==="secret"||b==="event_types")){return W.errors=[{instancePath:z+"/body",schemaPath:"#/properties/body\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(X===P){if(i.url!==void 0){
let b=i.url;const ee=P,Q=P;if(P===Q&&P===Q)if(typeof b=="string"){if(A(b)>2048)return W.errors=[{instancePath:z+"/body/u\
rl",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(de.test(b)){if(!d(
b))return W.errors=[{instancePath:z+"/body/url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{
format:"uri"}}],!1}else return W.errors=[{instancePath:z+"/body/url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"\
pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return W.errors=[{instancePath:z+"/body/url",schemaPath:"\
#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var x=ee===P}else var x=!0;if(x){if(i.secret!==
void 0){let b=i.secret;const ee=P;if(P===ee)if(typeof b=="string"){if(A(b)>255)return W.errors=[{instancePath:z+"/body/s\
ecret",schemaPath:"#/properties/body/properties/secret/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(A(b)<1)
return W.errors=[{instancePath:z+"/body/secret",schemaPath:"#/properties/body/properties/secret/minLength",keyword:"minL\
ength",params:{limit:1}}],!1}else return W.errors=[{instancePath:z+"/body/secret",schemaPath:"#/properties/body/properti\
es/secret/type",keyword:"type",params:{type:"string"}}],!1;var x=ee===P}else var x=!0;if(x)if(i.event_types!==void 0){let b=i.
event_types;const ee=P;if(P===ee)if(Array.isArray(b)){if(b.length<1)return W.errors=[{instancePath:z+"/body/event_types",
schemaPath:"#/properties/body/properties/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;const Be=b.
length;for(let je=0;je<Be;je++){let K=b[je];const R=P;if(typeof K!="string")return W.errors=[{instancePath:z+"/body/even\
t_types/"+je,schemaPath:"#/components/schemas/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(K==="payme\
nt.created"||K==="payment.pending"||K==="payment.underpaid"||K==="payment.overpaid"||K==="payment.succeeded"||K==="payme\
nt.expired"||K==="payment.paid_late"||K==="payment.failed"||K==="transaction.created"||K==="transaction.confirmed"||K===
"transaction.failed"||K==="transaction.refunded"||K==="refund.created"||K==="refund.completed"||K==="invoice.created"||K===
"invoice.opened"||K==="invoice.paid"||K==="invoice.past_due"||K==="invoice.voided"||K==="payout.created"||K==="payout.pr\
ocessing"||K==="payout.completed"||K==="payout.failed"))return W.errors=[{instancePath:z+"/body/event_types/"+je,schemaPath:"\
#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:j.enum}}],!1;var c=R===P;if(!c)break}if(c){let je=b.
length,K;if(je>1){e:for(;je--;)for(K=je;K--;)if(C(b[je],b[K])){return W.errors=[{instancePath:z+"/body/event_types",schemaPath:"\
#/properties/body/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:je,j:K}}],!1;break e}}}}}else return W.
errors=[{instancePath:z+"/body/event_types",schemaPath:"#/properties/body/properties/event_types/type",keyword:"type",params:{
type:"array"}}],!1;var x=ee===P}else var x=!0}}}}else return W.errors=[{instancePath:z+"/body",schemaPath:"#/properties/\
body/type",keyword:"type",params:{type:"object"}}],!1}}return W.errors=p,P===0}return W.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})()}},getWebhook(){return{general:(()=>{const M={};
M.exports=j,M.exports.default=j;const ve={paths:{"/webhooks/{webhook_id}":{get:{operationId:"getWebhook",parameters:[{name:"\
webhook_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"heade\
r",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","he\
aders","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{
type:"object",properties:{webhook_id:{type:"string",minLength:1}},required:["webhook_id"]},cookies:{},body:{}}},J=ucs2length;
function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,rootData:W=d,dynamicAnchors:pe={}}={}){let z=null,T=0;
const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),d&&typeof d=="object"&&!Array.isArray(
d)){let L;if(d.query===void 0&&(L="query")||d.headers===void 0&&(L="headers")||d.params===void 0&&(L="params"))return j.
errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;if(d.headers!==void 0){
let p=d.headers;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.prefer!==void 0){let g=p.prefer;const x=T;
if(typeof g!="string"){let c=typeof g,$;if($===void 0)if(c=="number"||c=="boolean")$=""+g;else if(g===null)$="";else return j.
errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;$!==void 0&&(g=$,p!==void 0&&(p.prefer=$))}if(T===x&&typeof g=="string"&&J(g)>4096)return j.errors=[
{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}}else return j.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",
params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)if(d.params!==void 0){let p=d.params;const P=T;if(T===P)if(p&&
typeof p=="object"&&!Array.isArray(p)){let x;if(p.webhook_id===void 0&&(x="webhook_id"))return j.errors=[{instancePath:A+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:x}}],!1;if(p.webhook_id!==
void 0){let c=p.webhook_id;const $=T;if(typeof c!="string"){let i=typeof c,w;if(w===void 0)if(i=="number"||i=="boolean")
w=""+c;else if(c===null)w="";else return j.errors=[{instancePath:A+"/params/webhook_id",schemaPath:"#/properties/params/\
properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(c=w,p!==void 0&&(p.webhook_id=w))}if(T===
$&&typeof c=="string"&&J(c)<1)return j.errors=[{instancePath:A+"/params/webhook_id",schemaPath:"#/properties/params/prop\
erties/webhook_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:A+"/params",
schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0}return j.errors=
z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},M.
exports})(),body:void 0}},deleteWebhook(){return{general:(()=>{const M={};M.exports=j,M.exports.default=j;const ve={paths:{
"/webhooks/{webhook_id}":{delete:{operationId:"deleteWebhook",parameters:[{name:"webhook_id",in:"path",required:!0,schema:{
type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{type:"string",minLength:1}},
required:["webhook_id"]},cookies:{},body:{}}},J=ucs2length;function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,
rootData:W=d,dynamicAnchors:pe={}}={}){let z=null,T=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),d&&typeof d=="object"&&!Array.isArray(d)){let L;if(d.query===void 0&&(L="query")||d.headers===void 0&&(L=
"headers")||d.params===void 0&&(L="params"))return j.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",
params:{missingProperty:L}}],!1;if(d.headers!==void 0){let p=d.headers;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.prefer!==void 0){let g=p.prefer;const x=T;if(typeof g!="string"){let c=typeof g,$;if($===void 0)if(c=="\
number"||c=="boolean")$=""+g;else if(g===null)$="";else return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#\
/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;$!==void 0&&(g=$,p!==void 0&&(p.prefer=
$))}if(T===x&&typeof g=="string"&&J(g)>4096)return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/\
headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:A+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var E=P===T}else var E=!0;if(E)
if(d.params!==void 0){let p=d.params;const P=T;if(T===P)if(p&&typeof p=="object"&&!Array.isArray(p)){let x;if(p.webhook_id===
void 0&&(x="webhook_id"))return j.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/required",keyword:"r\
equired",params:{missingProperty:x}}],!1;if(p.webhook_id!==void 0){let c=p.webhook_id;const $=T;if(typeof c!="string"){let i=typeof c,
w;if(w===void 0)if(i=="number"||i=="boolean")w=""+c;else if(c===null)w="";else return j.errors=[{instancePath:A+"/params\
/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;w!==
void 0&&(c=w,p!==void 0&&(p.webhook_id=w))}if(T===$&&typeof c=="string"&&J(c)<1)return j.errors=[{instancePath:A+"/param\
s/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else
return j.errors=[{instancePath:A+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var E=P===T}else var E=!0}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},getBalance(){return{general:(()=>{const M={};M.exports=
j,M.exports.default=j;const ve={paths:{"/balance":{get:{operationId:"getBalance",parameters:[{name:"Prefer",in:"header",
required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","heade\
rs","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length;function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,rootData:W=d,dynamicAnchors:pe={}}={}){
let z=null,T=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),d&&typeof d=="ob\
ject"&&!Array.isArray(d)){let E;if(d.query===void 0&&(E="query")||d.headers===void 0&&(E="headers")||d.params===void 0&&
(E="params"))return j.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:E}}],!1;
if(d.headers!==void 0){let L=d.headers;if(T===T)if(L&&typeof L=="object"&&!Array.isArray(L)){if(L.prefer!==void 0){let P=L.
prefer;const g=T;if(typeof P!="string"){let x=typeof P,c;if(c===void 0)if(x=="number"||x=="boolean")c=""+P;else if(P===null)
c="";else return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"\
type",params:{type:"string"}}],!1;c!==void 0&&(P=c,L!==void 0&&(L.prefer=c))}if(T===g&&typeof P=="string"&&J(P)>4096)return j.
errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1}}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}},getAccount(){return{general:(()=>{const M={};M.exports=
j,M.exports.default=j;const ve={paths:{"/account":{get:{operationId:"getAccount",parameters:[{name:"Prefer",in:"header",
required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","heade\
rs","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length;function j(d,{instancePath:A="",parentData:C,parentDataProperty:de,rootData:W=d,dynamicAnchors:pe={}}={}){
let z=null,T=0;const u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),d&&typeof d=="ob\
ject"&&!Array.isArray(d)){let E;if(d.query===void 0&&(E="query")||d.headers===void 0&&(E="headers")||d.params===void 0&&
(E="params"))return j.errors=[{instancePath:A,schemaPath:"#/required",keyword:"required",params:{missingProperty:E}}],!1;
if(d.headers!==void 0){let L=d.headers;if(T===T)if(L&&typeof L=="object"&&!Array.isArray(L)){if(L.prefer!==void 0){let P=L.
prefer;const g=T;if(typeof P!="string"){let x=typeof P,c;if(c===void 0)if(x=="number"||x=="boolean")c=""+P;else if(P===null)
c="";else return j.errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"\
type",params:{type:"string"}}],!1;c!==void 0&&(P=c,L!==void 0&&(L.prefer=c))}if(T===g&&typeof P=="string"&&J(P)>4096)return j.
errors=[{instancePath:A+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:A+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1}}return j.errors=z,T===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},M.exports})(),body:void 0}}};function Yt(){const M={};M.answer0=c;const ve={$ref:"\
contract:#/components/schemas/PaymentRequestList"},J={type:"object",description:"One page of payment requests.",additionalProperties:!1,
required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"\
#/components/schemas/PaymentRequestListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"\
Relative path with query of the next page; without another page, of the same query without cursor.",pattern:"^/v1/paymen\
ts(\\?.+)?$"}}},j={type:"boolean",description:"Whether there is another page in this direction."},d={type:"object",description:"\
A payment request in the short form of a list.",additionalProperties:!1,required:["id","amount","currency","status","pay\
ment_url","created_at","expires_at"],properties:{id:{$ref:"#/components/schemas/PaymentRequestId"},amount:{type:"number",
exclusiveMinimum:0,description:"What the customer is to pay, in `currency`."},currency:{$ref:"#/components/schemas/Curre\
ncy"},status:{$ref:"#/components/schemas/PaymentStatus"},payment_url:{$ref:"#/components/schemas/HttpUrl",description:"T\
he page where the customer pays."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payment reque\
st was created."},expires_at:{$ref:"#/components/schemas/Timestamp",description:"Until when it can be paid."}}},A={type:"\
string",description:"Identifier of a payment request.",pattern:"^pay_req_[0-9a-z]{24}$"},C={type:"string",description:"C\
ode of a cryptocurrency or a fiat currency.",enum:["BTC","ETH","LTC","USDT","USDC","TRX","XRP","SOL","DOGE","USD","EUR",
"GBP","CHF","CAD","AUD","JPY"]},de={type:"string",description:"`pending` waits for the customer or for confirmations; `p\
aid` is received and confirmed, and stays so when it is refunded later; `expired` and `failed` are final without payment\
.",enum:["pending","paid","expired","failed"]},W={type:"string",description:"An absolute http or https address.",format:"\
uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?://","x-tenderbox-format":"uri",maxLength:2048},pe={type:"string",description:"A mom\
ent in UTC, ISO 8601 with seconds or milliseconds.",format:"date-time",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\\
d{3})?Z$"},z=new RegExp("^pay_req_[0-9a-z]{24}$","u"),T=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://","u"),u=new RegExp("^\\d{4}\
-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$","u"),E=formats.uri,L=formats["date-time"],p=ucs2length;function P(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=P.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let k;if(r.id===void 0&&(k="id")||r.amount===void 0&&(k="amount")||r.currency===void 0&&(k="currency")||r.status===void 0&&
(k="status")||r.payment_url===void 0&&(k="payment_url")||r.created_at===void 0&&(k="created_at")||r.expires_at===void 0&&
(k="expires_at"))return P.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],
!1;{const N=e;for(const l in r)if(!(l==="id"||l==="amount"||l==="currency"||l==="status"||l==="payment_url"||l==="create\
d_at"||l==="expires_at")){return P.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.id!==void 0){let l=r.id;const a=e;if(e===e)if(typeof l=="s\
tring"){if(!z.test(l))return P.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/pattern",
keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return P.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m){if(r.
amount!==void 0){let l=r.amount;const a=e;if(e===a)if(typeof l=="number"){if(l<=0||isNaN(l))return P.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],
!1}else return P.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"nu\
mber"}}],!1;var m=a===e}else var m=!0;if(m){if(r.currency!==void 0){let l=r.currency;const a=e;if(typeof l!="string")return P.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(l==="BTC"||l==="ETH"||l==="LTC"||l==="USDT"||l==="USDC"||l==="TRX"||l==="XRP"||l==="SOL"||l==="DOGE"||l==="USD"||
l==="EUR"||l==="GBP"||l==="CHF"||l==="CAD"||l==="AUD"||l==="JPY"))return P.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:C.enum}}],!1;var m=a===e}else var m=!0;if(m){if(r.
status!==void 0){let l=r.status;const a=e;if(typeof l!="string")return P.errors=[{instancePath:t+"/status",schemaPath:"#\
/components/schemas/PaymentStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="pending"||l==="paid"||l==="\
expired"||l==="failed"))return P.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/enum",
keyword:"enum",params:{allowedValues:de.enum}}],!1;var m=a===e}else var m=!0;if(m){if(r.payment_url!==void 0){let l=r.payment_url;
const a=e,h=e;if(e===h&&e===h)if(typeof l=="string"){if(p(l)>2048)return P.errors=[{instancePath:t+"/payment_url",schemaPath:"\
#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(T.test(l)){if(!E(l))return P.errors=
[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],
!1}else return P.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"patte\
rn",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return P.errors=[{instancePath:t+"/payment_url",schemaPath:"#\
/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m){if(r.created_at!==
void 0){let l=r.created_at;const a=e,h=e;if(e===h&&e===h)if(typeof l=="string")if(u.test(l)){if(!L(l))return P.errors=[{
instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-ti\
me"}}],!1}else return P.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return P.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else
var m=!0;if(m)if(r.expires_at!==void 0){let l=r.expires_at;const a=e,h=e;if(e===h&&e===h)if(typeof l=="string")if(u.test(
l)){if(!L(l))return P.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return P.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/sc\
hemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return P.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{
type:"string"}}],!1;var m=a===e}else var m=!0}}}}}}}}else return P.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return P.errors=n,e===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const g=new RegExp(
"^/v1/payments(\\?.+)?$","u");function x(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=x.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.data===void 0&&(N="data")||r.has_more===void 0&&(N="has_more")||r.url===void 0&&
(N="url"))return x.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;
for(const a in r)if(!(a==="data"||a==="has_more"||a==="url")){return x.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.data!==void 0){let a=r.
data;const h=e;if(e===h)if(Array.isArray(a)){if(a.length>100)return x.errors=[{instancePath:t+"/data",schemaPath:"#/prop\
erties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var m=!0;const y=a.length;for(let B=0;B<y;B++){const s=e;
P(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,rootData:S,dynamicAnchors:H})||(n=n===null?P.errors:
n.concat(P.errors),e=n.length);var m=s===e;if(!m)break}}}else return x.errors=[{instancePath:t+"/data",schemaPath:"#/pro\
perties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=h===e}else var k=!0;if(k){if(r.has_more!==void 0){const a=e;
if(typeof r.has_more!="boolean")return x.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;const h=e;
if(e===h)if(typeof a=="string"){if(!g.test(a))return x.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/patte\
rn",keyword:"pattern",params:{pattern:"^/v1/payments(\\?.+)?$"}}],!1}else return x.errors=[{instancePath:t+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var k=h===e}else var k=!0}}}}else return x.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=n,e===0}x.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function c(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=c.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),x(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?x.errors:n.concat(x.errors),e=n.length),c.errors=
n,e===0}c.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer1=ee;const $={$ref:"contract:#/components/schemas\
/ErrorInvalidParameter"},i={type:"object",description:"Error body. Code of a 400: a parameter is missing, malformed or i\
nvalid.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["\
code","message","details"],properties:{code:{$ref:"#/components/schemas/ErrorCodeInvalidParameter"},message:{$ref:"#/com\
ponents/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},w={type:"string",description:"Code\
 of a 400: a parameter is missing, malformed or invalid.",enum:["INVALID_PARAMETER"]},Z={type:"string",description:"For \
people. Says what was wrong and what to do; the wording can change, the code cannot.",minLength:1},X={type:"object",description:"\
Which parameter is at fault, and which rule it broke.",additionalProperties:!1,required:["parameter","rule"],properties:{
parameter:{type:"string",description:"Name of the field, query parameter or header. A field inside another is written `i\
tems[0].quantity`; `body` is the body as a whole.",minLength:1},value:{description:"What was sent, as it was read; absen\
t when nothing was."},rule:{type:"string",description:"The rule that was broken, such as `required`, `numeric`, `integer\
`, `positive_numeric`, `string`, `object`, `array`, `boolean`, `in:<list>`, `min:<n>`, `max:<n>`, `min_length:<n>`, `max\
_length:<n>`, `min_items:<n>`, `max_items:<n>`, `decimals:<n>`, `format:<name>`, `after:now`, `unknown`, `json`, `conten\
t_type` or `unique`.",minLength:1},reason:{type:"string",description:"Why an address was refused; only with a refused pa\
yout address.",minLength:1}}};function b(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=b.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return b.errors=[{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return b.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.
error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||
a.message===void 0&&(y="message")||a.details===void 0&&(y="details"))return b.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/required",keyword:"required",params:{missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="co\
de"||s==="message"||s==="details")){return b.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.
code;const v=e;if(typeof s!="string")return b.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Err\
orCodeInvalidParameter/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="INVALID_PARAMETER")return b.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodeInvalidParameter/enum",keyword:"enum",params:{allowedValues:w.enum}}],
!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(p(
s)<1)return b.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return b.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas\
/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;if(m)if(a.details!==void 0){let s=a.
details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||
s.rule===void 0&&(U="rule"))return b.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDeta\
ils/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const f in s)if(!(f==="parameter"||f==="\
value"||f==="rule"||f==="reason")){return b.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/Er\
rorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(_===e){if(s.
parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return b.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return b.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sch\
emas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k){
if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return b.errors=[{instancePath:t+"/\
error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return b.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/\
properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return b.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return b.errors=
[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return b.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return b.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return b.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.errors=n,e===0}b.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=ee.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),b(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?b.errors:
n.concat(b.errors),e=n.length),ee.errors=n,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer2=R;const Q={
$ref:"contract:#/components/schemas/ErrorUnauthenticated"},Be={type:"object",description:"Error body of a 401: the crede\
ntial is missing, unknown, revoked or refused.",additionalProperties:!1,required:["error"],properties:{error:{type:"obje\
ct",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeUnauthenti\
cated"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},je={type:"\
string",description:"Code of a 401: the credential is missing, unknown, revoked or refused.",enum:["UNAUTHENTICATED"]};function K(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=K.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let N;if(r.error===void 0&&(N="error"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return K.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.
error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||a.message===void 0&&(y=
"message"))return K.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{
missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return K.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return K.errors=[{instancePath:t+"/e\
rror/code",schemaPath:"#/components/schemas/ErrorCodeUnauthenticated/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"UNAUTHENTICATED")return K.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeUnauthenticat\
ed/enum",keyword:"enum",params:{allowedValues:je.enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.
message;const v=e;if(e===e)if(typeof s=="string"){if(p(s)<1)return K.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===
e}else var m=!0;if(m)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return K.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;
for(const f in s)if(!(f==="parameter"||f==="value"||f==="rule"||f==="reason")){return K.errors=[{instancePath:t+"/error/\
details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return K.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else
var k=!0;if(k){if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return K.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return K.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/\
properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return K.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=
[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return K.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return K.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return K.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=n,e===0}K.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=R.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),K(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?K.errors:n.concat(
K.errors),e=n.length),R.errors=n,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer3=ie;const te={$ref:"\
contract:#/components/schemas/ErrorPermissionDenied"},$e={type:"object",description:"Error body. Code of a 403: the key \
is valid and lacks the scope of the operation.",additionalProperties:!1,required:["error"],properties:{error:{type:"obje\
ct",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodePermission\
Denied"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},_r={type:"\
string",description:"Code of a 403: the key is valid and lacks the scope of the operation.",enum:["PERMISSION_DENIED"]};
function G(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=G.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let N;if(r.error===void 0&&(N="error"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return G.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.
error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||a.message===void 0&&(y=
"message"))return G.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{
missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return G.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return G.errors=[{instancePath:t+"/e\
rror/code",schemaPath:"#/components/schemas/ErrorCodePermissionDenied/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"PERMISSION_DENIED")return G.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePermissionD\
enied/enum",keyword:"enum",params:{allowedValues:_r.enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.
message;const v=e;if(e===e)if(typeof s=="string"){if(p(s)<1)return G.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===
e}else var m=!0;if(m)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return G.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;
for(const f in s)if(!(f==="parameter"||f==="value"||f==="rule"||f==="reason")){return G.errors=[{instancePath:t+"/error/\
details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return G.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else
var k=!0;if(k){if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return G.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return G.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/\
properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return G.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=
[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return G.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return G.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return G.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=n,e===0}G.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ie(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=ie.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),G(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?G.errors:
n.concat(G.errors),e=n.length),ie.errors=n,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer4=Xe;const ce={
$ref:"contract:#/components/schemas/ErrorMethodNotAllowed"},Nr={type:"object",description:"Error body. Code of a 405: th\
e path exists and has no such method.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeMethodNotAllowed"},message:{$ref:"#/co\
mponents/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Mr={type:"string",description:"Co\
de of a 405: the path exists and has no such method.",enum:["METHOD_NOT_ALLOWED"]};function ue(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=ue.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N=
"error"))return ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;
for(const a in r)if(a!=="error"){return ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a==
"object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||a.message===void 0&&(y="message"))return ue.errors=[{
instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:y}}],!1;{const B=e;
for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return ue.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===
e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return ue.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeMethodNotAllowed/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="METHOD_NOT_ALLOW\
ED")return ue.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeMethodNotAllowed/enum",keyword:"\
enum",params:{allowedValues:Mr.enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.message;const v=e;
if(e===e)if(typeof s=="string"){if(p(s)<1)return ue.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/sc\
hemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/m\
essage",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;
if(m)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===
void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return ue.errors=[{instancePath:t+"/error/details",schemaPath:"#/co\
mponents/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const f in s)if(!(f===
"parameter"||f==="value"||f==="rule"||f==="reason")){return ue.errors=[{instancePath:t+"/error/details",schemaPath:"#/co\
mponents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}
if(_===e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return ue.errors=
[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else
var k=!0;if(k){if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return ue.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return ue.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return ue.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return ue.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return ue.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=n,e===0}ue.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=Xe.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),ue(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?ue.errors:
n.concat(ue.errors),e=n.length),Xe.errors=n,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer5=Ze;const De={
$ref:"contract:#/components/schemas/ErrorRateLimited"},We={type:"object",description:"Error body. Code of a 429: the key\
 has used up its requests for this window.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",
additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeRateLimited"},
message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Rr={type:"stri\
ng",description:"Code of a 429: the key has used up its requests for this window.",enum:["RATE_LIMITED"]};function _e(r,{
instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=_e.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let N;if(r.error===void 0&&(N="error"))return _e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return _e.errors=[{instancePath:t,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.
error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||a.message===void 0&&(y=
"message"))return _e.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{
missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return _e.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return _e.errors=[{instancePath:t+"/\
error/code",schemaPath:"#/components/schemas/ErrorCodeRateLimited/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"RATE_LIMITED")return _e.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeRateLimited/enu\
m",keyword:"enum",params:{allowedValues:Rr.enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.message;
const v=e;if(e===e)if(typeof s=="string"){if(p(s)<1)return _e.errors=[{instancePath:t+"/error/message",schemaPath:"#/com\
ponents/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===
e}else var m=!0;if(m)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return _e.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;
for(const f in s)if(!(f==="parameter"||f==="value"||f==="rule"||f==="reason")){return _e.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return _e.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else
var k=!0;if(k){if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return _e.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return _e.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return _e.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return _e.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return _e.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return _e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=n,e===0}_e.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=Ze.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),_e(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?_e.errors:
n.concat(_e.errors),e=n.length),Ze.errors=n,e===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer6=Je;const et={
$ref:"contract:#/components/schemas/ErrorInternalServerError"},rt={type:"object",description:"Error body. Code of a 500:\
 something unexpected failed.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeInternalServerError"},message:{$ref:"#\
/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Ur={type:"string",description:"\
Code of a 500: something unexpected failed.",enum:["INTERNAL_SERVER_ERROR"]};function Pe(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=Pe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N=
"error"))return Pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;
for(const a in r)if(a!=="error"){return Pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a==
"object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||a.message===void 0&&(y="message"))return Pe.errors=[{
instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:y}}],!1;{const B=e;
for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return Pe.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===
e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return Pe.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeInternalServerError/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="INTERNAL_SERV\
ER_ERROR")return Pe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeInternalServerError/\
enum",keyword:"enum",params:{allowedValues:Ur.enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.
message;const v=e;if(e===e)if(typeof s=="string"){if(p(s)<1)return Pe.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===
e}else var m=!0;if(m)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return Pe.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;
for(const f in s)if(!(f==="parameter"||f==="value"||f==="rule"||f==="reason")){return Pe.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return Pe.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else
var k=!0;if(k){if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return Pe.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return Pe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return Pe.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return Pe.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return Pe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=n,e===0}Pe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Je(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=Je.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),Pe(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Pe.errors:
n.concat(Pe.errors),e=n.length),Je.errors=n,e===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer7=Qe;const tt={
$ref:"contract:#/components/schemas/ErrorServiceUnavailable"},st={type:"object",description:"Error body. Code of a 503: \
the service cannot answer for the moment.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeServiceUnavailable"},message:{$ref:"#/\
components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Sr={type:"string",description:"\
Code of a 503: the service cannot answer for the moment.",enum:["SERVICE_UNAVAILABLE"]};function ke(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=ke.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===
void 0&&(N="error"))return ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],
!1;{const l=e;for(const a in r)if(a!=="error"){return ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||a.message===void 0&&(y="message"))return ke.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:y}}],
!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return ke.errors=[{instancePath:t+"/error",
schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return ke.errors=[{instancePath:t+"/error/cod\
e",schemaPath:"#/components/schemas/ErrorCodeServiceUnavailable/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"SERVICE_UNAVAILABLE")return ke.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeServiceU\
navailable/enum",keyword:"enum",params:{allowedValues:Sr.enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){
let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(p(s)<1)return ke.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===
e}else var m=!0;if(m)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return ke.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;
for(const f in s)if(!(f==="parameter"||f==="value"||f==="rule"||f==="reason")){return ke.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return ke.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else
var k=!0;if(k){if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return ke.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return ke.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return ke.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return ke.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=n,e===0}ke.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=Qe.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),ke(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?ke.errors:
n.concat(ke.errors),e=n.length),Qe.errors=n,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer8=rr;const at={
$ref:"contract:#/components/schemas/PaymentRequest"},Hr={type:"object",description:"A payment request, as creation and r\
etrieval answer it.",additionalProperties:!1,required:["id","amount","currency","status","payment_url","created_at","exp\
ires_at"],properties:{id:{$ref:"#/components/schemas/PaymentRequestId"},amount:{type:"number",exclusiveMinimum:0,description:"\
What the customer is to pay, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components\
/schemas/PaymentStatus"},payment_url:{$ref:"#/components/schemas/HttpUrl",description:"The page where the customer pays."},
created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payment request was created."},expires_at:{$ref:"\
#/components/schemas/Timestamp",description:"Until when it can be paid."},description:{$ref:"#/components/schemas/Descri\
ption",description:"As given; absent when not given."},callback_url:{$ref:"#/components/schemas/HttpUrl",description:"Wh\
ere the customer is sent after completion or failure; absent when not given."},metadata:{$ref:"#/components/schemas/Meta\
data",description:"As given; absent when not given."},customer_email:{$ref:"#/components/schemas/Email",description:"As \
given; absent when not given."},paid_at:{$ref:"#/components/schemas/Timestamp",description:"When the payment was confirm\
ed; present once paid."},paid_amount:{type:"number",exclusiveMinimum:0,description:"The cryptocurrency that was received\
, in `paid_currency`; present once paid."},paid_currency:{$ref:"#/components/schemas/CryptoCurrency",description:"The cr\
yptocurrency that the customer paid in; present once paid."},transaction_id:{$ref:"#/components/schemas/TransactionId",description:"\
The transaction that completed the payment; present once paid."}},if:{unevaluatedProperties:!0,properties:{status:{const:"\
paid"}}},then:{unevaluatedProperties:!0,properties:{paid_at:!0,paid_amount:!0,paid_currency:!0,transaction_id:!0},required:[
"paid_at","paid_amount","paid_currency","transaction_id"]},else:{unevaluatedProperties:!0,properties:{paid_at:!1,paid_amount:!1,
paid_currency:!1,transaction_id:!1}}},nt={type:"string",description:"Free text of the merchant.",maxLength:1e3},Ge={type:"\
object",description:"Key-value pairs of the merchant, kept and returned as they are. At most 50, keys of 1 to 40 charact\
ers, values are strings of at most 500 characters, numbers, booleans or null.",maxProperties:50,propertyNames:{type:"str\
ing",minLength:1,maxLength:40},additionalProperties:{type:["string","number","boolean","null"],maxLength:500}},it={type:"\
string",description:"An e-mail address.",format:"email",maxLength:254},Ve={type:"string",description:"Code of a cryptocu\
rrency.",enum:["BTC","ETH","LTC","USDT","USDC","TRX","XRP","SOL","DOGE"]},ot={type:"string",description:"Identifier of a\
 transaction.",pattern:"^txn_[0-9a-z]{24}$"},Ke=Object.prototype.hasOwnProperty,Ye=new RegExp("^txn_[0-9a-z]{24}$","u"),
er=formats.email;function re(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=re.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);const m=e;let k=!0;
const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="paid"){const v={};n===null?n=[v]:n.
push(v),e++}var l=N===e;e=m,n!==null&&(m?n.length=m:n=null);let a;if(l){const v=e;if(r&&typeof r=="object"&&!Array.isArray(
r)){let q;if(r.paid_at===void 0&&(q="paid_at")||r.paid_amount===void 0&&(q="paid_amount")||r.paid_currency===void 0&&(q=
"paid_currency")||r.transaction_id===void 0&&(q="transaction_id"))return re.errors=[{instancePath:t,schemaPath:"#/then/r\
equired",keyword:"required",params:{missingProperty:q}}],!1}var l=v===e;k=l,a="then"}else{const v=e;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.paid_at!==void 0){var h=!1;return re.errors=[{instancePath:t+"/paid_at",schemaPath:"#/else\
/properties/paid_at/false schema",keyword:"false schema",params:{}}],!1}else var h=!0;if(h){if(r.paid_amount!==void 0){var h=!1;
return re.errors=[{instancePath:t+"/paid_amount",schemaPath:"#/else/properties/paid_amount/false schema",keyword:"false \
schema",params:{}}],!1}else var h=!0;if(h){if(r.paid_currency!==void 0){var h=!1;return re.errors=[{instancePath:t+"/pai\
d_currency",schemaPath:"#/else/properties/paid_currency/false schema",keyword:"false schema",params:{}}],!1}else var h=!0;
if(h)if(r.transaction_id!==void 0){var h=!1;return re.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/else/prope\
rties/transaction_id/false schema",keyword:"false schema",params:{}}],!1}else var h=!0}}}var l=v===e;k=l,a="else"}if(!k){
const v={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:a}};return n===null?n=[v]:n.push(v),e++,re.
errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id")||r.amount===void 0&&(v=
"amount")||r.currency===void 0&&(v="currency")||r.status===void 0&&(v="status")||r.payment_url===void 0&&(v="payment_url")||
r.created_at===void 0&&(v="created_at")||r.expires_at===void 0&&(v="expires_at"))return re.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:v}}],!1;{const I=e;for(const q in r)if(!Ke.call(Hr.properties,q)){
return re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(I===e){if(r.id!==void 0){let q=r.id;const U=e;if(e===e)if(typeof q=="string"){if(!z.test(q))return re.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pa\
y_req_[0-9a-z]{24}$"}}],!1}else return re.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestI\
d/type",keyword:"type",params:{type:"string"}}],!1;var y=U===e}else var y=!0;if(y){if(r.amount!==void 0){let q=r.amount;
const U=e;if(e===U)if(typeof q=="number"){if(q<=0||isNaN(q))return re.errors=[{instancePath:t+"/amount",schemaPath:"#/pr\
operties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return re.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var y=U===e}else
var y=!0;if(y){if(r.currency!==void 0){let q=r.currency;const U=e;if(typeof q!="string")return re.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(q==="BTC"||q===
"ETH"||q==="LTC"||q==="USDT"||q==="USDC"||q==="TRX"||q==="XRP"||q==="SOL"||q==="DOGE"||q==="USD"||q==="EUR"||q==="GBP"||
q==="CHF"||q==="CAD"||q==="AUD"||q==="JPY"))return re.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schem\
as/Currency/enum",keyword:"enum",params:{allowedValues:C.enum}}],!1;var y=U===e}else var y=!0;if(y){if(r.status!==void 0){
let q=r.status;const U=e;if(typeof q!="string")return re.errors=[{instancePath:t+"/status",schemaPath:"#/components/sche\
mas/PaymentStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(q==="pending"||q==="paid"||q==="expired"||q==="f\
ailed"))return re.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/enum",keyword:"enum",
params:{allowedValues:de.enum}}],!1;var y=U===e}else var y=!0;if(y){if(r.payment_url!==void 0){let q=r.payment_url;const U=e,
_=e;if(e===_&&e===_)if(typeof q=="string"){if(p(q)>2048)return re.errors=[{instancePath:t+"/payment_url",schemaPath:"#/c\
omponents/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(T.test(q)){if(!E(q))return re.errors=
[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],
!1}else return re.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"patt\
ern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return re.errors=[{instancePath:t+"/payment_url",schemaPath:"\
#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var y=U===e}else var y=!0;if(y){if(r.created_at!==
void 0){let q=r.created_at;const U=e,_=e;if(e===_&&e===_)if(typeof q=="string")if(u.test(q)){if(!L(q))return re.errors=[
{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-t\
ime"}}],!1}else return re.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return re.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var y=U===e}else
var y=!0;if(y){if(r.expires_at!==void 0){let q=r.expires_at;const U=e,_=e;if(e===_&&e===_)if(typeof q=="string")if(u.test(
q)){if(!L(q))return re.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return re.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return re.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var y=U===e}else var y=!0;if(y){if(r.description!==void 0){let q=r.description;const U=e;if(e===
e)if(typeof q=="string"){if(p(q)>1e3)return re.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/D\
escription/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return re.errors=[{instancePath:t+"/description",
schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var y=U===e}else var y=!0;
if(y){if(r.callback_url!==void 0){let q=r.callback_url;const U=e,_=e;if(e===_&&e===_)if(typeof q=="string"){if(p(q)>2048)
return re.errors=[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",
params:{limit:2048}}],!1;if(T.test(q)){if(!E(q))return re.errors=[{instancePath:t+"/callback_url",schemaPath:"#/componen\
ts/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return re.errors=[{instancePath:t+"/callback\
_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],
!1}else return re.errors=[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",
params:{type:"string"}}],!1;var y=U===e}else var y=!0;if(y){if(r.metadata!==void 0){let q=r.metadata;const U=e;if(e===e)
if(q&&typeof q=="object"&&!Array.isArray(q)){if(Object.keys(q).length>50)return re.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/components/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const D in q){const le=e;
if(e===le)if(typeof D=="string"){if(p(D)>40){const O={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metada\
ta/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:D};n===null?n=[O]:n.push(O),e++}else if(p(
D)<1){const O={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"mi\
nLength",params:{limit:1},propertyName:D};n===null?n=[O]:n.push(O),e++}}else{const O={instancePath:t+"/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:D};n===null?n=[O]:n.
push(O),e++}var B=le===e;if(!B){const O={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNa\
mes",keyword:"propertyNames",params:{propertyName:D}};return n===null?n=[O]:n.push(O),e++,re.errors=n,!1;break}}if(B)for(const D in q){
let le=q[D];const O=e;if(typeof le!="string"&&typeof le!="number"&&typeof le!="boolean"&&le!==null)return re.errors=[{instancePath:t+
"/metadata/"+D.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/typ\
e",keyword:"type",params:{type:Ge.additionalProperties.type}}],!1;if(e===O&&typeof le=="string"&&p(le)>500)return re.errors=
[{instancePath:t+"/metadata/"+D.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var s=O===e;if(!s)break}}else return re.errors=[{instancePath:t+
"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var y=U===e}else var y=!0;
if(y){if(r.customer_email!==void 0){let q=r.customer_email;const U=e,_=e;if(e===_&&e===_)if(typeof q=="string"){if(p(q)>
254)return re.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLe\
ngth",params:{limit:254}}],!1;if(!er(q))return re.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/sch\
emas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return re.errors=[{instancePath:t+"/customer_email",
schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var y=U===e}else var y=!0;if(y){
if(r.paid_at!==void 0){let q=r.paid_at;const U=e,_=e;if(e===_&&e===_)if(typeof q=="string")if(u.test(q)){if(!L(q))return re.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"d\
ate-time"}}],!1}else return re.errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return re.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var y=U===e}else var y=!0;
if(y){if(r.paid_amount!==void 0){let q=r.paid_amount;const U=e;if(e===U)if(typeof q=="number"){if(q<=0||isNaN(q))return re.
errors=[{instancePath:t+"/paid_amount",schemaPath:"#/properties/paid_amount/exclusiveMinimum",keyword:"exclusiveMinimum",
params:{comparison:">",limit:0}}],!1}else return re.errors=[{instancePath:t+"/paid_amount",schemaPath:"#/properties/paid\
_amount/type",keyword:"type",params:{type:"number"}}],!1;var y=U===e}else var y=!0;if(y){if(r.paid_currency!==void 0){let q=r.
paid_currency;const U=e;if(typeof q!="string")return re.errors=[{instancePath:t+"/paid_currency",schemaPath:"#/component\
s/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(q==="BTC"||q==="ETH"||q==="LTC"||q==="USD\
T"||q==="USDC"||q==="TRX"||q==="XRP"||q==="SOL"||q==="DOGE"))return re.errors=[{instancePath:t+"/paid_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var y=U===e}else var y=!0;if(y)
if(r.transaction_id!==void 0){let q=r.transaction_id;const U=e;if(e===e)if(typeof q=="string"){if(!Ye.test(q))return re.
errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{
pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return re.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/sch\
emas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var y=U===e}else var y=!0}}}}}}}}}}}}}}}}else return re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=n,e===0}re.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function rr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=rr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),re(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?re.errors:
n.concat(re.errors),e=n.length),rr.errors=n,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer9=tr;const pt={
$ref:"contract:#/components/schemas/ErrorIdempotencyConflict"},mt={type:"object",description:"Error body. Code of a 409:\
 the first request with this Idempotency-Key is still running.",additionalProperties:!1,required:["error"],properties:{error:{
type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCode\
IdempotencyConflict"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetail\
s"}}}}},Or={type:"string",description:"Code of a 409: the first request with this Idempotency-Key is still running.",enum:[
"IDEMPOTENCY_KEY_IN_USE"]};function we(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return we.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return we.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&
(y="code")||a.message===void 0&&(y="message"))return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||
s==="details")){return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!=
"string")return we.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyConflict/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(s!=="IDEMPOTENCY_KEY_IN_USE")return we.errors=[{instancePath:t+"/erro\
r/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyConflict/enum",keyword:"enum",params:{allowedValues:Or.enum}}],
!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(p(
s)<1)return we.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schema\
s/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;if(m)if(a.details!==void 0){let s=a.
details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||
s.rule===void 0&&(U="rule"))return we.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDet\
ails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const f in s)if(!(f==="parameter"||f===
"value"||f==="rule"||f==="reason")){return we.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(_===e){if(s.
parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return we.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sc\
hemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k){
if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return we.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return we.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return we.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return we.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return we.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=n,e===0}we.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function tr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=tr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),we(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?we.errors:
n.concat(we.errors),e=n.length),tr.errors=n,e===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer10=sr;
const dt={$ref:"contract:#/components/schemas/ErrorIdempotencyUnprocessable"},ct={type:"object",description:"Error body.\
 Code of a 422: this Idempotency-Key was used with another body.",additionalProperties:!1,required:["error"],properties:{
error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/Er\
rorCodeIdempotencyUnprocessable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas\
/ErrorDetails"}}}}},Wr={type:"string",description:"Code of a 422: this Idempotency-Key was used with another body.",enum:[
"IDEMPOTENCY_KEY_REUSED"]};function be(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return be.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return be.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&
(y="code")||a.message===void 0&&(y="message"))return be.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||
s==="details")){return be.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!=
"string")return be.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyUnprocessa\
ble/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="IDEMPOTENCY_KEY_REUSED")return be.errors=[{instancePath:t+"\
/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyUnprocessable/enum",keyword:"enum",params:{allowedValues:Wr.
enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="strin\
g"){if(p(s)<1)return be.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/message",schemaPath:"#/componen\
ts/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;if(m)if(a.details!==void 0){
let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="param\
eter")||s.rule===void 0&&(U="rule"))return be.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const f in s)if(!(f==="paramete\
r"||f==="value"||f==="rule"||f==="reason")){return be.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/\
schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(_===
e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return be.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sc\
hemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k){
if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return be.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return be.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return be.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return be.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return be.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=n,e===0}be.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function sr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=sr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),be(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?be.errors:
n.concat(be.errors),e=n.length),sr.errors=n,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer11=ar;
const ft={$ref:"contract:#/components/schemas/ErrorNotFound"},lt={type:"object",description:"Error body. Code of a 404: \
this merchant has no such resource.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeNotFound"},message:{$ref:"#/components\
/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Br={type:"string",description:"Code of a \
404: this merchant has no such resource.",enum:["RESOURCE_NOT_FOUND"]};function qe(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=qe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return qe.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)
if(a!=="error"){return qe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let y;if(a.code===void 0&&(y="code")||a.message===void 0&&(y="message"))return qe.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/required",keyword:"required",params:{missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="co\
de"||s==="message"||s==="details")){return qe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.
code;const v=e;if(typeof s!="string")return qe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Er\
rorCodeNotFound/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="RESOURCE_NOT_FOUND")return qe.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodeNotFound/enum",keyword:"enum",params:{allowedValues:Br.enum}}],!1;
var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(p(s)<
1)return qe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas\
/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;if(m)if(a.details!==void 0){let s=a.
details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||
s.rule===void 0&&(U="rule"))return qe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDet\
ails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;for(const f in s)if(!(f==="parameter"||f===
"value"||f==="rule"||f==="reason")){return qe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(_===e){if(s.
parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return qe.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sc\
hemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k){
if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return qe.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return qe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return qe.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return qe.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return qe.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return qe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=n,e===0}qe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ar(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=ar.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),qe(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?qe.errors:
n.concat(qe.errors),e=n.length),ar.errors=n,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer12=nr;
const ut={$ref:"contract:#/components/schemas/TransactionList"},yt={type:"object",description:"One page of transactions.",
additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,
items:{$ref:"#/components/schemas/TransactionListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"strin\
g",description:"Relative path with query of the next page; without another page, of the same query without cursor.",pattern:"\
^/v1/transactions(\\?.+)?$"}}},wr={type:"object",description:"A transaction in the short form of a list.",additionalProperties:!1,
required:["id","payment_request_id","amount","currency","crypto_amount","crypto_currency","status","type","created_at","\
updated_at"],properties:{id:{$ref:"#/components/schemas/TransactionId"},payment_request_id:{type:["string","null"],description:"\
The payment request that it belongs to; null where there is none, as for a payout.",pattern:"^pay_req_[0-9a-z]{24}$"},amount:{
type:"number",minimum:0,description:"The value of the transaction, in `currency`. Zero when it is less than the currency\
's smallest unit."},currency:{$ref:"#/components/schemas/Currency"},crypto_amount:{type:"number",exclusiveMinimum:0,description:"\
What moved on the chain, in `crypto_currency`."},crypto_currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"\
#/components/schemas/TransactionStatus"},type:{$ref:"#/components/schemas/TransactionType"},created_at:{$ref:"#/componen\
ts/schemas/Timestamp",description:"When the transaction was first seen or sent."},updated_at:{$ref:"#/components/schemas\
/Timestamp",description:"When it last changed."}},if:{unevaluatedProperties:!0,properties:{type:{const:"payout"}}},then:{
unevaluatedProperties:!0,properties:{payment_request_id:{type:"null"}}},else:{unevaluatedProperties:!0,properties:{payment_request_id:{
type:"string"}}}},br={type:"string",description:"`pending` is seen and not yet confirmed; `confirmed` has all its confir\
mations; `failed` never will; `refunded` was confirmed and then returned in full.",enum:["pending","confirmed","failed",
"refunded"]},qr={type:"string",description:"What moved the money. A payment comes in, a payout or a refund goes out.",enum:[
"payment","payout","refund"]};function me(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=me.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);const m=e;let k=!0;
const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="payout"){const y={};n===null?n=[y]:n.push(
y),e++}var l=N===e;e=m,n!==null&&(m?n.length=m:n=null);let a;if(l){const y=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.payment_request_id!==void 0&&r.payment_request_id!==null)return me.errors=[{instancePath:t+"/payment_request_id",schemaPath:"\
#/then/properties/payment_request_id/type",keyword:"type",params:{type:"null"}}],!1;var l=y===e;k=l,a="then"}else{const y=e;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&typeof r.payment_request_id!="string")return me.
errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/type",keyword:"type",params:{
type:"string"}}],!1;var l=y===e;k=l,a="else"}if(!k){const y={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:a}};
return n===null?n=[y]:n.push(y),e++,me.errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.id===
void 0&&(y="id")||r.payment_request_id===void 0&&(y="payment_request_id")||r.amount===void 0&&(y="amount")||r.currency===
void 0&&(y="currency")||r.crypto_amount===void 0&&(y="crypto_amount")||r.crypto_currency===void 0&&(y="crypto_currency")||
r.status===void 0&&(y="status")||r.type===void 0&&(y="type")||r.created_at===void 0&&(y="created_at")||r.updated_at===void 0&&
(y="updated_at"))return me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;{const B=e;for(const s in r)if(!Ke.call(wr.properties,s)){return me.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(r.id!==void 0){let s=r.id;
const v=e;if(e===e)if(typeof s=="string"){if(!Ye.test(s))return me.errors=[{instancePath:t+"/id",schemaPath:"#/component\
s/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return me.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var h=v===e}else var h=!0;
if(h){if(r.payment_request_id!==void 0){let s=r.payment_request_id;const v=e;if(typeof s!="string"&&s!==null)return me.errors=
[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/type",keyword:"type",params:{type:wr.
properties.payment_request_id.type}}],!1;if(e===v&&typeof s=="string"&&!z.test(s))return me.errors=[{instancePath:t+"/pa\
yment_request_id",schemaPath:"#/properties/payment_request_id/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a\
-z]{24}$"}}],!1;var h=v===e}else var h=!0;if(h){if(r.amount!==void 0){let s=r.amount;const v=e;if(e===v)if(typeof s=="nu\
mber"){if(s<0||isNaN(s))return me.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return me.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/a\
mount/type",keyword:"type",params:{type:"number"}}],!1;var h=v===e}else var h=!0;if(h){if(r.currency!==void 0){let s=r.currency;
const v=e;if(typeof s!="string")return me.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||
s==="XRP"||s==="SOL"||s==="DOGE"||s==="USD"||s==="EUR"||s==="GBP"||s==="CHF"||s==="CAD"||s==="AUD"||s==="JPY"))return me.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:C.
enum}}],!1;var h=v===e}else var h=!0;if(h){if(r.crypto_amount!==void 0){let s=r.crypto_amount;const v=e;if(e===v)if(typeof s==
"number"){if(s<=0||isNaN(s))return me.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/ex\
clusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return me.errors=[{instancePath:t+"\
/crypto_amount",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{type:"number"}}],!1;var h=v===e}else
var h=!0;if(h){if(r.crypto_currency!==void 0){let s=r.crypto_currency;const v=e;if(typeof s!="string")return me.errors=[
{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(!(s==="BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return me.
errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{
allowedValues:Ve.enum}}],!1;var h=v===e}else var h=!0;if(h){if(r.status!==void 0){let s=r.status;const v=e;if(typeof s!=
"string")return me.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(s==="pending"||s==="confirmed"||s==="failed"||s==="refunded"))return me.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{allowedValues:br.enum}}],!1;var h=v===
e}else var h=!0;if(h){if(r.type!==void 0){let s=r.type;const v=e;if(typeof s!="string")return me.errors=[{instancePath:t+
"/type",schemaPath:"#/components/schemas/TransactionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="paym\
ent"||s==="payout"||s==="refund"))return me.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/Transaction\
Type/enum",keyword:"enum",params:{allowedValues:qr.enum}}],!1;var h=v===e}else var h=!0;if(h){if(r.created_at!==void 0){
let s=r.created_at;const v=e,I=e;if(e===I&&e===I)if(typeof s=="string")if(u.test(s)){if(!L(s))return me.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return me.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return me.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var h=v===e}else var h=!0;if(h)if(r.updated_at!==
void 0){let s=r.updated_at;const v=e,I=e;if(e===I&&e===I)if(typeof s=="string")if(u.test(s)){if(!L(s))return me.errors=[
{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-t\
ime"}}],!1}else return me.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return me.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var h=v===e}else
var h=!0}}}}}}}}}}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return me.errors=n,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Vr=new RegExp("^/v1/transactions(\
\\?.+)?$","u");function Me(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=Me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.data===void 0&&(N="data")||r.has_more===void 0&&(N="has_more")||r.url===void 0&&
(N="url"))return Me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{
const l=e;for(const a in r)if(!(a==="data"||a==="has_more"||a==="url")){return Me.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.data!==void 0){
let a=r.data;const h=e;if(e===h)if(Array.isArray(a)){if(a.length>100)return Me.errors=[{instancePath:t+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var m=!0;const y=a.length;for(let B=0;B<y;B++){const s=e;
me(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,rootData:S,dynamicAnchors:H})||(n=n===null?me.errors:
n.concat(me.errors),e=n.length);var m=s===e;if(!m)break}}}else return Me.errors=[{instancePath:t+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=h===e}else var k=!0;if(k){if(r.has_more!==void 0){const a=e;
if(typeof r.has_more!="boolean")return Me.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;const h=e;
if(e===h)if(typeof a=="string"){if(!Vr.test(a))return Me.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pat\
tern",keyword:"pattern",params:{pattern:"^/v1/transactions(\\?.+)?$"}}],!1}else return Me.errors=[{instancePath:t+"/url",
schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var k=h===e}else var k=!0}}}}else return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=n,e===0}Me.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function nr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=nr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),Me(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Me.errors:
n.concat(Me.errors),e=n.length),nr.errors=n,e===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer13=ir;
const ht={$ref:"contract:#/components/schemas/Transaction"},xr={type:"object",description:"A transaction, as retrieval a\
nswers it.",additionalProperties:!1,required:["id","payment_request_id","amount","currency","crypto_amount","crypto_curr\
ency","status","type","created_at","updated_at","fee","fee_currency","metadata"],properties:{id:{$ref:"#/components/sche\
mas/TransactionId"},payment_request_id:{type:["string","null"],description:"The payment request that it belongs to; null\
 where there is none, as for a payout.",pattern:"^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"T\
he value of the transaction, in `currency`. Zero when it is less than the currency's smallest unit."},currency:{$ref:"#/\
components/schemas/Currency"},crypto_amount:{type:"number",exclusiveMinimum:0,description:"What moved on the chain, in `\
crypto_currency`."},crypto_currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/Tran\
sactionStatus"},type:{$ref:"#/components/schemas/TransactionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"\
When the transaction was first seen or sent."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it la\
st changed."},fee:{type:"number",minimum:0,description:"The service fee of a payment, or the network fee of a payout or \
refund, in `fee_currency`."},fee_currency:{$ref:"#/components/schemas/CryptoCurrency"},metadata:{$ref:"#/components/sche\
mas/Metadata",description:"The metadata of the payment request or payout that it belongs to; `{}` where that has none."}},
if:{unevaluatedProperties:!0,properties:{type:{const:"payout"}}},then:{unevaluatedProperties:!0,properties:{payment_request_id:{
type:"null"}}},else:{unevaluatedProperties:!0,properties:{payment_request_id:{type:"string"}}}};function ne(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=ne.evaluated;o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0);const m=e;let k=!0;const N=e;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.type!==void 0&&r.type!=="payout"){const s={};n===null?n=[s]:n.push(s),e++}var l=N===e;e=m,n!==null&&(m?n.length=m:
n=null);let a;if(l){const s=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&r.payment_request_id!==
null)return ne.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/then/properties/payment_request_id/type",keyword:"\
type",params:{type:"null"}}],!1;var l=s===e;k=l,a="then"}else{const s=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==
void 0&&typeof r.payment_request_id!="string")return ne.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else\
/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;var l=s===e;k=l,a="else"}if(!k){const s={
instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:a}};return n===null?n=[s]:n.push(s),e++,ne.errors=n,
!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.id===void 0&&(s="id")||r.payment_request_id===void 0&&
(s="payment_request_id")||r.amount===void 0&&(s="amount")||r.currency===void 0&&(s="currency")||r.crypto_amount===void 0&&
(s="crypto_amount")||r.crypto_currency===void 0&&(s="crypto_currency")||r.status===void 0&&(s="status")||r.type===void 0&&
(s="type")||r.created_at===void 0&&(s="created_at")||r.updated_at===void 0&&(s="updated_at")||r.fee===void 0&&(s="fee")||
r.fee_currency===void 0&&(s="fee_currency")||r.metadata===void 0&&(s="metadata"))return ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;{const v=e;for(const I in r)if(!Ke.call(xr.properties,I)){
return ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(v===e){if(r.id!==void 0){let I=r.id;const q=e;if(e===e)if(typeof I=="string"){if(!Ye.test(I))return ne.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[\
0-9a-z]{24}$"}}],!1}else return ne.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"\
type",params:{type:"string"}}],!1;var h=q===e}else var h=!0;if(h){if(r.payment_request_id!==void 0){let I=r.payment_request_id;
const q=e;if(typeof I!="string"&&I!==null)return ne.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properti\
es/payment_request_id/type",keyword:"type",params:{type:xr.properties.payment_request_id.type}}],!1;if(e===q&&typeof I==
"string"&&!z.test(I))return ne.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id\
/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1;var h=q===e}else var h=!0;if(h){if(r.amount!==
void 0){let I=r.amount;const q=e;if(e===q)if(typeof I=="number"){if(I<0||isNaN(I))return ne.errors=[{instancePath:t+"/am\
ount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var h=q===e}else
var h=!0;if(h){if(r.currency!==void 0){let I=r.currency;const q=e;if(typeof I!="string")return ne.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="BTC"||I===
"ETH"||I==="LTC"||I==="USDT"||I==="USDC"||I==="TRX"||I==="XRP"||I==="SOL"||I==="DOGE"||I==="USD"||I==="EUR"||I==="GBP"||
I==="CHF"||I==="CAD"||I==="AUD"||I==="JPY"))return ne.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schem\
as/Currency/enum",keyword:"enum",params:{allowedValues:C.enum}}],!1;var h=q===e}else var h=!0;if(h){if(r.crypto_amount!==
void 0){let I=r.crypto_amount;const q=e;if(e===q)if(typeof I=="number"){if(I<=0||isNaN(I))return ne.errors=[{instancePath:t+
"/crypto_amount",schemaPath:"#/properties/crypto_amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return ne.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/type",keyword:"\
type",params:{type:"number"}}],!1;var h=q===e}else var h=!0;if(h){if(r.crypto_currency!==void 0){let I=r.crypto_currency;
const q=e;if(typeof I!="string")return ne.errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/components/schemas/Cr\
yptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="BTC"||I==="ETH"||I==="LTC"||I==="USDT"||I==="USD\
C"||I==="TRX"||I==="XRP"||I==="SOL"||I==="DOGE"))return ne.errors=[{instancePath:t+"/crypto_currency",schemaPath:"#/comp\
onents/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var h=q===e}else var h=!0;if(h){if(r.
status!==void 0){let I=r.status;const q=e;if(typeof I!="string")return ne.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/TransactionStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="pending"||I==="confirm\
ed"||I==="failed"||I==="refunded"))return ne.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/Transact\
ionStatus/enum",keyword:"enum",params:{allowedValues:br.enum}}],!1;var h=q===e}else var h=!0;if(h){if(r.type!==void 0){let I=r.
type;const q=e;if(typeof I!="string")return ne.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/Transact\
ionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="payment"||I==="payout"||I==="refund"))return ne.errors=
[{instancePath:t+"/type",schemaPath:"#/components/schemas/TransactionType/enum",keyword:"enum",params:{allowedValues:qr.
enum}}],!1;var h=q===e}else var h=!0;if(h){if(r.created_at!==void 0){let I=r.created_at;const q=e,U=e;if(e===U&&e===U)if(typeof I==
"string")if(u.test(I)){if(!L(I))return ne.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timesta\
mp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ne.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})\
?Z$"}}],!1;else return ne.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"\
type",params:{type:"string"}}],!1;var h=q===e}else var h=!0;if(h){if(r.updated_at!==void 0){let I=r.updated_at;const q=e,
U=e;if(e===U&&e===U)if(typeof I=="string")if(u.test(I)){if(!L(I))return ne.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ne.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ne.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var h=q===e}else var h=!0;if(h){if(r.fee!==void 0){let I=r.
fee;const q=e;if(e===q)if(typeof I=="number"){if(I<0||isNaN(I))return ne.errors=[{instancePath:t+"/fee",schemaPath:"#/pr\
operties/fee/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ne.errors=[{instancePath:t+"/f\
ee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type:"number"}}],!1;var h=q===e}else var h=!0;if(h){if(r.fee_currency!==
void 0){let I=r.fee_currency;const q=e;if(typeof I!="string")return ne.errors=[{instancePath:t+"/fee_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="BTC"||I==="ETH"||I==="LTC"||
I==="USDT"||I==="USDC"||I==="TRX"||I==="XRP"||I==="SOL"||I==="DOGE"))return ne.errors=[{instancePath:t+"/fee_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var h=q===e}else var h=!0;if(h)
if(r.metadata!==void 0){let I=r.metadata;const q=e;if(e===e)if(I&&typeof I=="object"&&!Array.isArray(I)){if(Object.keys(
I).length>50)return ne.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"\
maxProperties",params:{limit:50}}],!1;for(const f in I){const D=e;if(e===D)if(typeof f=="string"){if(p(f)>40){const le={
instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{
limit:40},propertyName:f};n===null?n=[le]:n.push(le),e++}else if(p(f)<1){const le={instancePath:t+"/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:f};n===null?n=[
le]:n.push(le),e++}}else{const le={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/ty\
pe",keyword:"type",params:{type:"string"},propertyName:f};n===null?n=[le]:n.push(le),e++}var y=D===e;if(!y){const le={instancePath:t+
"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:f}};return n===
null?n=[le]:n.push(le),e++,ne.errors=n,!1;break}}if(y)for(const f in I){let D=I[f];const le=e;if(typeof D!="string"&&typeof D!=
"number"&&typeof D!="boolean"&&D!==null)return ne.errors=[{instancePath:t+"/metadata/"+f.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:Ge.additionalProperties.
type}}],!1;if(e===le&&typeof D=="string"&&p(D)>500)return ne.errors=[{instancePath:t+"/metadata/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],
!1;var B=le===e;if(!B)break}}else return ne.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadat\
a/type",keyword:"type",params:{type:"object"}}],!1;var h=q===e}else var h=!0}}}}}}}}}}}}}}else return ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=n,e===0}ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ir(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=ir.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),ne(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?ne.errors:n.concat(ne.errors),e=n.length),ir.
errors=n,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer14=or;const gt={$ref:"contract:#/componen\
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
parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=ge.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.id===void 0&&(k="\
id")||r.amount===void 0&&(k="amount")||r.currency===void 0&&(k="currency")||r.status===void 0&&(k="status")||r.created_at===
void 0&&(k="created_at"))return ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],
!1;{const N=e;for(const l in r)if(!(l==="id"||l==="amount"||l==="currency"||l==="status"||l==="description"||l==="custom\
er_email"||l==="due_date"||l==="created_at")){return ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.id!==void 0){let l=r.id;const a=e;if(e===e)
if(typeof l=="string"){if(!Er.test(l))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/InvoiceId\
/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return ge.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m){if(r.amount!==
void 0){let l=r.amount;const a=e;if(e===a)if(typeof l=="number"){if(l<=0||isNaN(l))return ge.errors=[{instancePath:t+"/a\
mount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else
return ge.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],
!1;var m=a===e}else var m=!0;if(m){if(r.currency!==void 0){let l=r.currency;const a=e;if(typeof l!="string")return ge.errors=
[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;
if(!(l==="BTC"||l==="ETH"||l==="LTC"||l==="USDT"||l==="USDC"||l==="TRX"||l==="XRP"||l==="SOL"||l==="DOGE"||l==="USD"||l===
"EUR"||l==="GBP"||l==="CHF"||l==="CAD"||l==="AUD"||l==="JPY"))return ge.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:C.enum}}],!1;var m=a===e}else var m=!0;if(m){if(r.
status!==void 0){let l=r.status;const a=e;if(typeof l!="string")return ge.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="draft"||l==="open"||l==="p\
aid"||l==="past_due"||l==="void"))return ge.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceSt\
atus/enum",keyword:"enum",params:{allowedValues:Lr.enum}}],!1;var m=a===e}else var m=!0;if(m){if(r.description!==void 0){
let l=r.description;const a=e;if(e===e)if(typeof l=="string"){if(p(l)>1e3)return ge.errors=[{instancePath:t+"/descriptio\
n",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ge.errors=
[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],
!1;var m=a===e}else var m=!0;if(m){if(r.customer_email!==void 0){let l=r.customer_email;const a=e,h=e;if(e===h&&e===h)if(typeof l==
"string"){if(p(l)>254)return ge.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/maxLeng\
th",keyword:"maxLength",params:{limit:254}}],!1;if(!er(l))return ge.errors=[{instancePath:t+"/customer_email",schemaPath:"\
#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return ge.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else
var m=!0;if(m){if(r.due_date!==void 0){let l=r.due_date;const a=e;if(e===a&&e===a)if(typeof l=="string"){if(!Ar(l))return ge.
errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format:"date"}}],
!1}else return ge.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"\
string"}}],!1;var m=a===e}else var m=!0;if(m)if(r.created_at!==void 0){let l=r.created_at;const a=e,h=e;if(e===h&&e===h)
if(typeof l=="string")if(u.test(l)){if(!L(l))return ge.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/sc\
hemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ge.errors=[{instancePath:t+"/creat\
ed_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\\
d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ge.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/T\
imestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0}}}}}}}}}else return ge.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=n,e===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};const Fr=new RegExp("^/v1/invoices(\\?.+)?$","u");function Re(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=Re.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.data===void 0&&(N="data")||r.has_more===void 0&&
(N="has_more")||r.url===void 0&&(N="url"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="data"||a==="has_more"||a==="url")){return Re.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.
data!==void 0){let a=r.data;const h=e;if(e===h)if(Array.isArray(a)){if(a.length>100)return Re.errors=[{instancePath:t+"/\
data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var m=!0;const y=a.length;for(let B=0;B<
y;B++){const s=e;ge(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,rootData:S,dynamicAnchors:H})||(n=
n===null?ge.errors:n.concat(ge.errors),e=n.length);var m=s===e;if(!m)break}}}else return Re.errors=[{instancePath:t+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=h===e}else var k=!0;if(k){if(r.has_more!==
void 0){const a=e;if(typeof r.has_more!="boolean")return Re.errors=[{instancePath:t+"/has_more",schemaPath:"#/components\
/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.
url;const h=e;if(e===h)if(typeof a=="string"){if(!Fr.test(a))return Re.errors=[{instancePath:t+"/url",schemaPath:"#/prop\
erties/url/pattern",keyword:"pattern",params:{pattern:"^/v1/invoices(\\?.+)?$"}}],!1}else return Re.errors=[{instancePath:t+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var k=h===e}else var k=!0}}}}else return Re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=n,e===0}Re.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function or(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=or.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),Re(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Re.errors:
n.concat(Re.errors),e=n.length),or.errors=n,e===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer15=pr;
const kt={$ref:"contract:#/components/schemas/Invoice"},zr={type:"object",description:"An invoice, as creation and retri\
eval answer it.",additionalProperties:!1,required:["id","amount","currency","status","invoice_url","created_at","items",
"metadata"],properties:{id:{$ref:"#/components/schemas/InvoiceId"},amount:{type:"number",exclusiveMinimum:0,description:"\
The total amount, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components/schemas/In\
voiceStatus"},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not given."},customer_name:{
type:"string",description:"As given; absent when not given.",maxLength:255},customer_email:{$ref:"#/components/schemas/E\
mail",description:"As given; absent when not given."},due_date:{type:"string",format:"date",description:"The last day (U\
TC) on which it can be paid in time; absent when not given."},invoice_url:{$ref:"#/components/schemas/HttpUrl",description:"\
The page of the invoice."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the invoice was created."},
paid_at:{$ref:"#/components/schemas/Timestamp",description:"When it was paid; present once paid."},items:{type:"array",description:"\
The lines of the invoice, empty when none were given.",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},metadata:{
$ref:"#/components/schemas/Metadata",description:"As given; `{}` when not given."},payment_request_id:{$ref:"#/component\
s/schemas/PaymentRequestId",description:"The payment request that it was paid through; present once paid."},transaction_id:{
$ref:"#/components/schemas/TransactionId",description:"The transaction that completed the payment; present once paid."}},
if:{unevaluatedProperties:!0,properties:{status:{const:"paid"}}},then:{unevaluatedProperties:!0,properties:{paid_at:!0,payment_request_id:!0,
transaction_id:!0},required:["paid_at","payment_request_id","transaction_id"]},else:{unevaluatedProperties:!0,properties:{
paid_at:!1,payment_request_id:!1,transaction_id:!1}}},wt={type:"object",description:"One line of an invoice.",additionalProperties:!1,
required:["name","quantity","unit_price"],properties:{name:{type:"string",description:"What is billed.",minLength:1,maxLength:255},
quantity:{type:"number",description:"How many of it.",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"numb\
er",description:"The price of one, in the currency of the invoice.",minimum:0,maximum:999999999999999}}};function Y(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=Y.evaluated;o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0);const m=e;let k=!0;const N=e;if(r&&typeof r=="object"&&!Array.isArray(
r)&&r.status!==void 0&&r.status!=="paid"){const q={};n===null?n=[q]:n.push(q),e++}var l=N===e;e=m,n!==null&&(m?n.length=
m:n=null);let a;if(l){const q=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.paid_at===void 0&&(_="paid_at")||
r.payment_request_id===void 0&&(_="payment_request_id")||r.transaction_id===void 0&&(_="transaction_id"))return Y.errors=
[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:_}}],!1}var l=q===e;k=l,a="then"}else{
const q=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.paid_at!==void 0){var h=!1;return Y.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/else/properties/paid_at/false schema",keyword:"false schema",params:{}}],!1}else var h=!0;if(h){
if(r.payment_request_id!==void 0){var h=!1;return Y.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/pro\
perties/payment_request_id/false schema",keyword:"false schema",params:{}}],!1}else var h=!0;if(h)if(r.transaction_id!==
void 0){var h=!1;return Y.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/else/properties/transaction_id/false s\
chema",keyword:"false schema",params:{}}],!1}else var h=!0}}var l=q===e;k=l,a="else"}if(!k){const q={instancePath:t,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:a}};return n===null?n=[q]:n.push(q),e++,Y.errors=n,!1}if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let q;if(r.id===void 0&&(q="id")||r.amount===void 0&&(q="amount")||r.currency===void 0&&(q=
"currency")||r.status===void 0&&(q="status")||r.invoice_url===void 0&&(q="invoice_url")||r.created_at===void 0&&(q="crea\
ted_at")||r.items===void 0&&(q="items")||r.metadata===void 0&&(q="metadata"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:q}}],!1;{const U=e;for(const _ in r)if(!Ke.call(zr.properties,_)){
return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(U===e){if(r.id!==void 0){let _=r.id;const f=e;if(e===e)if(typeof _=="string"){if(!Er.test(_))return Y.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/InvoiceId/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a\
-z]{24}$"}}],!1}else return Y.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/InvoiceId/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var y=f===e}else var y=!0;if(y){if(r.amount!==void 0){let _=r.amount;const f=e;if(e===f)
if(typeof _=="number"){if(_<=0||isNaN(_))return Y.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/excl\
usiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/am\
ount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var y=f===e}else var y=!0;if(y){if(r.
currency!==void 0){let _=r.currency;const f=e;if(typeof _!="string")return Y.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="BTC"||_==="ETH"||_==="LTC"||_===
"USDT"||_==="USDC"||_==="TRX"||_==="XRP"||_==="SOL"||_==="DOGE"||_==="USD"||_==="EUR"||_==="GBP"||_==="CHF"||_==="CAD"||
_==="AUD"||_==="JPY"))return Y.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"\
enum",params:{allowedValues:C.enum}}],!1;var y=f===e}else var y=!0;if(y){if(r.status!==void 0){let _=r.status;const f=e;
if(typeof _!="string")return Y.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(_==="draft"||_==="open"||_==="paid"||_==="past_due"||_==="void"))return Y.errors=
[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceStatus/enum",keyword:"enum",params:{allowedValues:Lr.
enum}}],!1;var y=f===e}else var y=!0;if(y){if(r.description!==void 0){let _=r.description;const f=e;if(e===e)if(typeof _==
"string"){if(p(_)>1e3)return Y.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/maxLe\
ngth",keyword:"maxLength",params:{limit:1e3}}],!1}else return Y.errors=[{instancePath:t+"/description",schemaPath:"#/com\
ponents/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var y=f===e}else var y=!0;if(y){if(r.customer_name!==
void 0){let _=r.customer_name;const f=e;if(e===f)if(typeof _=="string"){if(p(_)>255)return Y.errors=[{instancePath:t+"/c\
ustomer_name",schemaPath:"#/properties/customer_name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Y.
errors=[{instancePath:t+"/customer_name",schemaPath:"#/properties/customer_name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var y=f===e}else var y=!0;if(y){if(r.customer_email!==void 0){let _=r.customer_email;const f=e,D=e;if(e===D&&e===
D)if(typeof _=="string"){if(p(_)>254)return Y.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas\
/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!er(_))return Y.errors=[{instancePath:t+"/customer_emai\
l",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return Y.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var y=f===e}else
var y=!0;if(y){if(r.due_date!==void 0){let _=r.due_date;const f=e;if(e===f&&e===f)if(typeof _=="string"){if(!Ar(_))return Y.
errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format:"date"}}],
!1}else return Y.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"\
string"}}],!1;var y=f===e}else var y=!0;if(y){if(r.invoice_url!==void 0){let _=r.invoice_url;const f=e,D=e;if(e===D&&e===
D)if(typeof _=="string"){if(p(_)>2048)return Y.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/H\
ttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(T.test(_)){if(!E(_))return Y.errors=[{instancePath:t+"\
/invoice_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Y.
errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return Y.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/H\
ttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var y=f===e}else var y=!0;if(y){if(r.created_at!==void 0){let _=r.
created_at;const f=e,D=e;if(e===D&&e===D)if(typeof _=="string")if(u.test(_)){if(!L(_))return Y.errors=[{instancePath:t+"\
/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Y.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Y.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var y=f===e}else var y=!0;if(y){if(r.paid_at!==
void 0){let _=r.paid_at;const f=e,D=e;if(e===D&&e===D)if(typeof _=="string")if(u.test(_)){if(!L(_))return Y.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Y.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Y.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var y=f===e}else var y=!0;if(y){if(r.items!==
void 0){let _=r.items;const f=e;if(e===f)if(Array.isArray(_)){if(_.length>100)return Y.errors=[{instancePath:t+"/items",
schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var B=!0;const le=_.length;for(let O=0;O<
le;O++){let se=_[O];const oe=e;if(e===e)if(se&&typeof se=="object"&&!Array.isArray(se)){let he;if(se.name===void 0&&(he=
"name")||se.quantity===void 0&&(he="quantity")||se.unit_price===void 0&&(he="unit_price"))return Y.errors=[{instancePath:t+
"/items/"+O,schemaPath:"#/components/schemas/LineItem/required",keyword:"required",params:{missingProperty:he}}],!1;{const Oe=e;
for(const Ce in se)if(!(Ce==="name"||Ce==="quantity"||Ce==="unit_price")){return Y.errors=[{instancePath:t+"/items/"+O,schemaPath:"\
#/components/schemas/LineItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Ce}}],!1;break}
if(Oe===e){if(se.name!==void 0){let Ce=se.name;const Fe=e;if(e===Fe)if(typeof Ce=="string"){if(p(Ce)>255)return Y.errors=
[{instancePath:t+"/items/"+O+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/maxLength",keyword:"maxLe\
ngth",params:{limit:255}}],!1;if(p(Ce)<1)return Y.errors=[{instancePath:t+"/items/"+O+"/name",schemaPath:"#/components/s\
chemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+
"/items/"+O+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var s=Fe===e}else var s=!0;if(s){if(se.quantity!==void 0){let Ce=se.quantity;const Fe=e;if(e===Fe)if(typeof Ce=="numb\
er"){if(Ce>999999999999999||isNaN(Ce))return Y.errors=[{instancePath:t+"/items/"+O+"/quantity",schemaPath:"#/components/\
schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(Ce<=
0||isNaN(Ce))return Y.errors=[{instancePath:t+"/items/"+O+"/quantity",schemaPath:"#/components/schemas/LineItem/properti\
es/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return Y.errors=[{instancePath:t+
"/items/"+O+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",keyword:"type",params:{type:"\
number"}}],!1;var s=Fe===e}else var s=!0;if(s)if(se.unit_price!==void 0){let Ce=se.unit_price;const Fe=e;if(e===Fe)if(typeof Ce==
"number"){if(Ce>999999999999999||isNaN(Ce))return Y.errors=[{instancePath:t+"/items/"+O+"/unit_price",schemaPath:"#/comp\
onents/schemas/LineItem/properties/unit_price/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(Ce<0||isNaN(Ce))return Y.errors=[{instancePath:t+"/items/"+O+"/unit_price",schemaPath:"#/components/schemas/LineIt\
em/properties/unit_price/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+
"/items/"+O+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/type",keyword:"type",params:{type:"\
number"}}],!1;var s=Fe===e}else var s=!0}}}}else return Y.errors=[{instancePath:t+"/items/"+O,schemaPath:"#/components/s\
chemas/LineItem/type",keyword:"type",params:{type:"object"}}],!1;var B=oe===e;if(!B)break}}}else return Y.errors=[{instancePath:t+
"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"}}],!1;var y=f===e}else var y=!0;if(y){
if(r.metadata!==void 0){let _=r.metadata;const f=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){if(Object.keys(
_).length>50)return Y.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/maxProperties",keyword:"\
maxProperties",params:{limit:50}}],!1;for(const O in _){const se=e;if(e===se)if(typeof O=="string"){if(p(O)>40){const oe={
instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{
limit:40},propertyName:O};n===null?n=[oe]:n.push(oe),e++}else if(p(O)<1){const oe={instancePath:t+"/metadata",schemaPath:"\
#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:O};n===null?n=[
oe]:n.push(oe),e++}}else{const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/ty\
pe",keyword:"type",params:{type:"string"},propertyName:O};n===null?n=[oe]:n.push(oe),e++}var v=se===e;if(!v){const oe={instancePath:t+
"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:O}};return n===
null?n=[oe]:n.push(oe),e++,Y.errors=n,!1;break}}if(v)for(const O in _){let se=_[O];const oe=e;if(typeof se!="string"&&typeof se!=
"number"&&typeof se!="boolean"&&se!==null)return Y.errors=[{instancePath:t+"/metadata/"+O.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"type",params:{type:Ge.additionalProperties.
type}}],!1;if(e===oe&&typeof se=="string"&&p(se)>500)return Y.errors=[{instancePath:t+"/metadata/"+O.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:500}}],!1;var I=oe===e;if(!I)break}}else return Y.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/sch\
emas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var y=f===e}else var y=!0;if(y){if(r.payment_request_id!==
void 0){let _=r.payment_request_id;const f=e;if(e===e)if(typeof _=="string"){if(!z.test(_))return Y.errors=[{instancePath:t+
"/payment_request_id",schemaPath:"#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay\
_req_[0-9a-z]{24}$"}}],!1}else return Y.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/components/schemas/P\
aymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;var y=f===e}else var y=!0;if(y)if(r.transaction_id!==void 0){
let _=r.transaction_id;const f=e;if(e===e)if(typeof _=="string"){if(!Ye.test(_))return Y.errors=[{instancePath:t+"/trans\
action_id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],
!1}else return Y.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"\
type",params:{type:"string"}}],!1;var y=f===e}else var y=!0}}}}}}}}}}}}}}}}else return Y.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=n,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function pr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;
const o=pr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Y(r,{instancePath:t,parentData:V,
parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Y.errors:n.concat(Y.errors),e=n.length),pr.errors=n,e===
0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer16=mr;const bt={$ref:"contract:#/components/schemas/Pa\
youtList"},qt={type:"object",description:"One page of payouts.",additionalProperties:!1,required:["data","has_more","url"],
properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/schemas/PayoutListItem"}},
has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with query of the next page\
; without another page, of the same query without cursor.",pattern:"^/v1/payouts(\\?.+)?$"}}},xt={type:"object",description:"\
A payout in the short form of a list.",additionalProperties:!1,required:["id","amount","currency","status","address","cr\
eated_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"number",exclusiveMinimum:0,description:"W\
hat arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/compo\
nents/schemas/PayoutStatus"},address:{type:"string",minLength:1,description:"The destination."},created_at:{$ref:"#/comp\
onents/schemas/Timestamp",description:"When the payout was created."}}},Lt={type:"string",description:"Identifier of a p\
ayout.",pattern:"^payout_[0-9a-z]{24}$"},Dr={type:"string",description:"`pending` waits, `processing` is sent and not ye\
t confirmed, `completed` and `failed` are final.",enum:["pending","processing","completed","failed"]},Pr=new RegExp("^pa\
yout_[0-9a-z]{24}$","u");function Te(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let k;if(r.id===void 0&&(k="id")||r.amount===void 0&&(k="amount")||r.currency===void 0&&(k=
"currency")||r.status===void 0&&(k="status")||r.address===void 0&&(k="address")||r.created_at===void 0&&(k="created_at"))
return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],!1;{const N=e;
for(const l in r)if(!(l==="id"||l==="amount"||l==="currency"||l==="status"||l==="address"||l==="created_at")){return Te.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(N===e){if(r.id!==void 0){let l=r.id;const a=e;if(e===e)if(typeof l=="string"){if(!Pr.test(l))return Te.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-\
9a-z]{24}$"}}],!1}else return Te.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"\
type",params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m){if(r.amount!==void 0){let l=r.amount;const a=e;if(e===
a)if(typeof l=="number"){if(l<=0||isNaN(l))return Te.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/e\
xclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return Te.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var m=a===e}else var m=!0;if(m){
if(r.currency!==void 0){let l=r.currency;const a=e;if(typeof l!="string")return Te.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="BTC"||l==="ETH"||l==="LTC"||
l==="USDT"||l==="USDC"||l==="TRX"||l==="XRP"||l==="SOL"||l==="DOGE"))return Te.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var m=a===e}else var m=!0;if(m){
if(r.status!==void 0){let l=r.status;const a=e;if(typeof l!="string")return Te.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="pending"||l==="processing"||
l==="completed"||l==="failed"))return Te.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PayoutStatus\
/enum",keyword:"enum",params:{allowedValues:Dr.enum}}],!1;var m=a===e}else var m=!0;if(m){if(r.address!==void 0){let l=r.
address;const a=e;if(e===a)if(typeof l=="string"){if(p(l)<1)return Te.errors=[{instancePath:t+"/address",schemaPath:"#/p\
roperties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Te.errors=[{instancePath:t+"/address",
schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m)if(r.created_at!==
void 0){let l=r.created_at;const a=e,h=e;if(e===h&&e===h)if(typeof l=="string")if(u.test(l)){if(!L(l))return Te.errors=[
{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-t\
ime"}}],!1}else return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Te.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=a===e}else
var m=!0}}}}}}}else return Te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.
errors=n,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Xr=new RegExp("^/v1/payouts(\\?.+)?$","u");
function Ue(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;
const o=Ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let N;if(r.data===void 0&&(N="data")||r.has_more===void 0&&(N="has_more")||r.url===void 0&&(N="url"))
return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;
for(const a in r)if(!(a==="data"||a==="has_more"||a==="url")){return Ue.errors=[{instancePath:t,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.data!==void 0){let a=r.
data;const h=e;if(e===h)if(Array.isArray(a)){if(a.length>100)return Ue.errors=[{instancePath:t+"/data",schemaPath:"#/pro\
perties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var m=!0;const y=a.length;for(let B=0;B<y;B++){const s=e;
Te(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,rootData:S,dynamicAnchors:H})||(n=n===null?Te.errors:
n.concat(Te.errors),e=n.length);var m=s===e;if(!m)break}}}else return Ue.errors=[{instancePath:t+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=h===e}else var k=!0;if(k){if(r.has_more!==void 0){const a=e;
if(typeof r.has_more!="boolean")return Ue.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var k=a===e}else var k=!0;if(k)if(r.url!==void 0){let a=r.url;const h=e;
if(e===h)if(typeof a=="string"){if(!Xr.test(a))return Ue.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pat\
tern",keyword:"pattern",params:{pattern:"^/v1/payouts(\\?.+)?$"}}],!1}else return Ue.errors=[{instancePath:t+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var k=h===e}else var k=!0}}}}else return Ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=n,e===0}Ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function mr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=mr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Ue(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Ue.errors:n.concat(Ue.errors),e=n.length),mr.
errors=n,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer17=dr;const Et={$ref:"contract:#/componen\
ts/schemas/PayoutCreated"},Kr={type:"object",description:"A payout as its creation answers it, without the fields that o\
nly retrieval has.",additionalProperties:!1,required:["id","amount","currency","status","address","created_at","fee_leve\
l","metadata"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"number",exclusiveMinimum:0,description:"\
What arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{type:"string",
const:"pending",description:"A new payout waits to be processed."},address:{type:"string",minLength:1,description:"The d\
estination."},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not given."},created_at:{
$ref:"#/components/schemas/Timestamp",description:"When the payout was created."},fee_level:{$ref:"#/components/schemas/\
FeeLevel"},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; `{}` when not given."}}},Ir={type:"stri\
ng",description:"How much network fee to spend on speed. The balance tells the estimate of each level.",enum:["low","med\
ium","high"]};function fe(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,
e=0;const o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.amount===void 0&&(l="amount")||r.currency===void 0&&(l="cur\
rency")||r.status===void 0&&(l="status")||r.address===void 0&&(l="address")||r.created_at===void 0&&(l="created_at")||r.
fee_level===void 0&&(l="fee_level")||r.metadata===void 0&&(l="metadata"))return fe.errors=[{instancePath:t,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:l}}],!1;{const a=e;for(const h in r)if(!Ke.call(Kr.properties,h)){
return fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(a===e){if(r.id!==void 0){let h=r.id;const y=e;if(e===e)if(typeof h=="string"){if(!Pr.test(h))return fe.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-\
9a-z]{24}$"}}],!1}else return fe.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"\
type",params:{type:"string"}}],!1;var m=y===e}else var m=!0;if(m){if(r.amount!==void 0){let h=r.amount;const y=e;if(e===
y)if(typeof h=="number"){if(h<=0||isNaN(h))return fe.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/e\
xclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return fe.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var m=y===e}else var m=!0;if(m){
if(r.currency!==void 0){let h=r.currency;const y=e;if(typeof h!="string")return fe.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="BTC"||h==="ETH"||h==="LTC"||
h==="USDT"||h==="USDC"||h==="TRX"||h==="XRP"||h==="SOL"||h==="DOGE"))return fe.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var m=y===e}else var m=!0;if(m){
if(r.status!==void 0){let h=r.status;const y=e;if(typeof h!="string")return fe.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(h!=="pending")return fe.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue:"pending"}}],!1;var m=y===e}else var m=!0;
if(m){if(r.address!==void 0){let h=r.address;const y=e;if(e===y)if(typeof h=="string"){if(p(h)<1)return fe.errors=[{instancePath:t+
"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.errors=[
{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var m=y===e}else
var m=!0;if(m){if(r.description!==void 0){let h=r.description;const y=e;if(e===e)if(typeof h=="string"){if(p(h)>1e3)return fe.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1}else return fe.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",
keyword:"type",params:{type:"string"}}],!1;var m=y===e}else var m=!0;if(m){if(r.created_at!==void 0){let h=r.created_at;
const y=e,B=e;if(e===B&&e===B)if(typeof h=="string")if(u.test(h)){if(!L(h))return fe.errors=[{instancePath:t+"/created_a\
t",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return fe.errors=
[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\\
d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return fe.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=y===e}else var m=!0;if(m){if(r.fee_level!==
void 0){let h=r.fee_level;const y=e;if(typeof h!="string")return fe.errors=[{instancePath:t+"/fee_level",schemaPath:"#/c\
omponents/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="low"||h==="medium"||h==="high"))return fe.
errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Ir.
enum}}],!1;var m=y===e}else var m=!0;if(m)if(r.metadata!==void 0){let h=r.metadata;const y=e;if(e===e)if(h&&typeof h=="o\
bject"&&!Array.isArray(h)){if(Object.keys(h).length>50)return fe.errors=[{instancePath:t+"/metadata",schemaPath:"#/compo\
nents/schemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const v in h){const I=e;if(e===
I)if(typeof v=="string"){if(p(v)>40){const q={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/prope\
rtyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:v};n===null?n=[q]:n.push(q),e++}else if(p(v)<1){const q={
instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{
limit:1},propertyName:v};n===null?n=[q]:n.push(q),e++}}else{const q={instancePath:t+"/metadata",schemaPath:"#/components\
/schemas/Metadata/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:v};n===null?n=[q]:n.push(q),e++}
var k=I===e;if(!k){const q={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"\
propertyNames",params:{propertyName:v}};return n===null?n=[q]:n.push(q),e++,fe.errors=n,!1;break}}if(k)for(const v in h){
let I=h[v];const q=e;if(typeof I!="string"&&typeof I!="number"&&typeof I!="boolean"&&I!==null)return fe.errors=[{instancePath:t+
"/metadata/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/typ\
e",keyword:"type",params:{type:Ge.additionalProperties.type}}],!1;if(e===q&&typeof I=="string"&&p(I)>500)return fe.errors=
[{instancePath:t+"/metadata/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additio\
nalProperties/maxLength",keyword:"maxLength",params:{limit:500}}],!1;var N=q===e;if(!N)break}}else return fe.errors=[{instancePath:t+
"/metadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var m=y===e}else var m=!0}}}}}}}}}}else
return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=n,e===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=dr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),fe(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?fe.errors:
n.concat(fe.errors),e=n.length),dr.errors=n,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer18=cr;
const At={$ref:"contract:#/components/schemas/ErrorPayoutUnprocessable"},Dt={type:"object",description:"Error body. Code\
s of a 422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or this \
Idempotency-Key was used with another body.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",
additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodePayoutUnproces\
sable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Gr={type:"\
string",description:"Codes of a 422 of createPayout: the balance does not cover amount and fee, the address is not one o\
f this currency, or this Idempotency-Key was used with another body.",enum:["INSUFFICIENT_BALANCE","INVALID_ADDRESS","ID\
EMPOTENCY_KEY_REUSED"]};function xe(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return xe.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return xe.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(l===e&&r.error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&
(y="code")||a.message===void 0&&(y="message"))return xe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||
s==="details")){return xe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!=
"string")return xe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessable/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(s==="INSUFFICIENT_BALANCE"||s==="INVALID_ADDRESS"||s==="IDEMPOTENCY\
_KEY_REUSED"))return xe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessa\
ble/enum",keyword:"enum",params:{allowedValues:Gr.enum}}],!1;var m=v===e}else var m=!0;if(m){if(a.message!==void 0){let s=a.
message;const v=e;if(e===e)if(typeof s=="string"){if(p(s)<1)return xe.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var m=v===
e}else var m=!0;if(m)if(a.details!==void 0){let s=a.details;const v=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U="rule"))return xe.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:U}}],!1;{const _=e;
for(const f in s)if(!(f==="parameter"||f==="value"||f==="rule"||f==="reason")){return xe.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(_===e){if(s.parameter!==void 0){let f=s.parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return xe.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else
var k=!0;if(k){if(s.rule!==void 0){let f=s.rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return xe.errors=[{instancePath:t+
"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return xe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails\
/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.
reason;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return xe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"\
#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.
errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;var k=D===e}else var k=!0}}}}else return xe.errors=[{instancePath:t+"/error/details",schemaPath:"\
#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return xe.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return xe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=n,e===0}xe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=cr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),xe(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?xe.errors:
n.concat(xe.errors),e=n.length),cr.errors=n,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer19=fr;
const It={$ref:"contract:#/components/schemas/Payout"},Yr={type:"object",description:"A payout, as retrieval answers it.",
additionalProperties:!1,required:["id","amount","currency","status","address","created_at","fee_level","metadata","updat\
ed_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"number",exclusiveMinimum:0,description:"What\
 arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/componen\
ts/schemas/PayoutStatus"},address:{type:"string",minLength:1,description:"The destination."},description:{$ref:"#/compon\
ents/schemas/Description",description:"As given; absent when not given."},created_at:{$ref:"#/components/schemas/Timesta\
mp",description:"When the payout was created."},fee_level:{$ref:"#/components/schemas/FeeLevel"},metadata:{$ref:"#/compo\
nents/schemas/Metadata",description:"As given; `{}` when not given."},updated_at:{$ref:"#/components/schemas/Timestamp",
description:"When it last changed."},fee_paid:{type:"number",minimum:0,description:"The network fee that was paid, in `f\
ee_currency`; present once completed."},fee_currency:{$ref:"#/components/schemas/CryptoCurrency",description:"The curren\
cy of the network fee; present once completed."},transaction_id:{$ref:"#/components/schemas/TransactionId",description:"\
The transaction that carries it; present once processed, so a payout that failed before has none."}},if:{unevaluatedProperties:!0,
properties:{status:{const:"completed"}}},then:{unevaluatedProperties:!0,properties:{fee_paid:!0,fee_currency:!0,transaction_id:!0},
required:["fee_paid","fee_currency","transaction_id"]},else:{unevaluatedProperties:!0,properties:{fee_paid:!1,fee_currency:!1},
if:{unevaluatedProperties:!0,properties:{status:{const:"processing"}}},then:{unevaluatedProperties:!0,properties:{transaction_id:!0},
required:["transaction_id"]},else:{if:{unevaluatedProperties:!0,properties:{status:{const:"pending"}}},then:{unevaluatedProperties:!0,
properties:{transaction_id:!1}}}}};function ae(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=ae.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);const m=e;let k=!0;
const N=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="completed"){const q={};n===null?n=
[q]:n.push(q),e++}var l=N===e;e=m,n!==null&&(m?n.length=m:n=null);let a;if(l){const q=e;if(r&&typeof r=="object"&&!Array.
isArray(r)){let _;if(r.fee_paid===void 0&&(_="fee_paid")||r.fee_currency===void 0&&(_="fee_currency")||r.transaction_id===
void 0&&(_="transaction_id"))return ae.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:_}}],
!1}var l=q===e;k=l,a="then"}else{const q=e,U=e;let _=!0;const f=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==
void 0&&r.status!=="processing"){const O={};n===null?n=[O]:n.push(O),e++}var h=f===e;e=U,n!==null&&(U?n.length=U:n=null);
let D;if(h){const O=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let oe;if(r.transaction_id===void 0&&(oe="transaction\
_id"))return ae.errors=[{instancePath:t,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty:oe}}],
!1}var h=O===e;_=h,D="then"}else{const O=e,se=e;let oe=!0;const ze=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==
void 0&&r.status!=="pending"){const he={};n===null?n=[he]:n.push(he),e++}var y=ze===e;if(e=se,n!==null&&(se?n.length=se:
n=null),y){const he=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.transaction_id!==void 0)return ae.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/else/else/then/properties/transaction_id/false schema",keyword:"false schema",params:{}}],
!1;var y=he===e;oe=y}if(!oe){const he={instancePath:t,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:"t\
hen"}};return n===null?n=[he]:n.push(he),e++,ae.errors=n,!1}var h=O===e;_=h,D="else"}if(!_){const O={instancePath:t,schemaPath:"\
#/else/if",keyword:"if",params:{failingKeyword:D}};return n===null?n=[O]:n.push(O),e++,ae.errors=n,!1}if(e===q&&r&&typeof r==
"object"&&!Array.isArray(r)){if(r.fee_paid!==void 0){var B=!1;return ae.errors=[{instancePath:t+"/fee_paid",schemaPath:"\
#/else/properties/fee_paid/false schema",keyword:"false schema",params:{}}],!1}else var B=!0;if(B)if(r.fee_currency!==void 0){
var B=!1;return ae.errors=[{instancePath:t+"/fee_currency",schemaPath:"#/else/properties/fee_currency/false schema",keyword:"\
false schema",params:{}}],!1}else var B=!0}var l=q===e;k=l,a="else"}if(!k){const q={instancePath:t,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:a}};return n===null?n=[q]:n.push(q),e++,ae.errors=n,!1}if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let q;if(r.id===void 0&&(q="id")||r.amount===void 0&&(q="amount")||r.currency===void 0&&(q="currency")||r.status===
void 0&&(q="status")||r.address===void 0&&(q="address")||r.created_at===void 0&&(q="created_at")||r.fee_level===void 0&&
(q="fee_level")||r.metadata===void 0&&(q="metadata")||r.updated_at===void 0&&(q="updated_at"))return ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;{const U=e;for(const _ in r)if(!Ke.call(Yr.properties,
_)){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(U===e){if(r.id!==void 0){let _=r.id;const f=e;if(e===e)if(typeof _=="string"){if(!Pr.test(_))return ae.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-\
9a-z]{24}$"}}],!1}else return ae.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"\
type",params:{type:"string"}}],!1;var s=f===e}else var s=!0;if(s){if(r.amount!==void 0){let _=r.amount;const f=e;if(e===
f)if(typeof _=="number"){if(_<=0||isNaN(_))return ae.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/e\
xclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return ae.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var s=f===e}else var s=!0;if(s){
if(r.currency!==void 0){let _=r.currency;const f=e;if(typeof _!="string")return ae.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="BTC"||_==="ETH"||_==="LTC"||
_==="USDT"||_==="USDC"||_==="TRX"||_==="XRP"||_==="SOL"||_==="DOGE"))return ae.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var s=f===e}else var s=!0;if(s){
if(r.status!==void 0){let _=r.status;const f=e;if(typeof _!="string")return ae.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="pending"||_==="processing"||
_==="completed"||_==="failed"))return ae.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PayoutStatus\
/enum",keyword:"enum",params:{allowedValues:Dr.enum}}],!1;var s=f===e}else var s=!0;if(s){if(r.address!==void 0){let _=r.
address;const f=e;if(e===f)if(typeof _=="string"){if(p(_)<1)return ae.errors=[{instancePath:t+"/address",schemaPath:"#/p\
roperties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"/address",
schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var s=f===e}else var s=!0;if(s){if(r.description!==
void 0){let _=r.description;const f=e;if(e===e)if(typeof _=="string"){if(p(_)>1e3)return ae.errors=[{instancePath:t+"/de\
scription",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ae.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var s=f===e}else var s=!0;if(s){if(r.created_at!==void 0){let _=r.created_at;const f=e,D=e;if(e===D&&e===D)
if(typeof _=="string")if(u.test(_)){if(!L(_))return ae.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/sc\
hemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ae.errors=[{instancePath:t+"/creat\
ed_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\\
d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ae.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/T\
imestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=f===e}else var s=!0;if(s){if(r.fee_level!==void 0){let _=r.
fee_level;const f=e;if(typeof _!="string")return ae.errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schema\
s/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="low"||_==="medium"||_==="high"))return ae.errors=[
{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Ir.enum}}],
!1;var s=f===e}else var s=!0;if(s){if(r.metadata!==void 0){let _=r.metadata;const f=e;if(e===e)if(_&&typeof _=="object"&&
!Array.isArray(_)){if(Object.keys(_).length>50)return ae.errors=[{instancePath:t+"/metadata",schemaPath:"#/components/sc\
hemas/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const O in _){const se=e;if(e===se)if(typeof O==
"string"){if(p(O)>40){const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/maxLe\
ngth",keyword:"maxLength",params:{limit:40},propertyName:O};n===null?n=[oe]:n.push(oe),e++}else if(p(O)<1){const oe={instancePath:t+
"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:O};
n===null?n=[oe]:n.push(oe),e++}}else{const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/prop\
ertyNames/type",keyword:"type",params:{type:"string"},propertyName:O};n===null?n=[oe]:n.push(oe),e++}var v=se===e;if(!v){
const oe={instancePath:t+"/metadata",schemaPath:"#/components/schemas/Metadata/propertyNames",keyword:"propertyNames",params:{
propertyName:O}};return n===null?n=[oe]:n.push(oe),e++,ae.errors=n,!1;break}}if(v)for(const O in _){let se=_[O];const oe=e;
if(typeof se!="string"&&typeof se!="number"&&typeof se!="boolean"&&se!==null)return ae.errors=[{instancePath:t+"/metadat\
a/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/type",keyword:"\
type",params:{type:Ge.additionalProperties.type}}],!1;if(e===oe&&typeof se=="string"&&p(se)>500)return ae.errors=[{instancePath:t+
"/metadata/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/Metadata/additionalProperties/max\
Length",keyword:"maxLength",params:{limit:500}}],!1;var I=oe===e;if(!I)break}}else return ae.errors=[{instancePath:t+"/m\
etadata",schemaPath:"#/components/schemas/Metadata/type",keyword:"type",params:{type:"object"}}],!1;var s=f===e}else var s=!0;
if(s){if(r.updated_at!==void 0){let _=r.updated_at;const f=e,D=e;if(e===D&&e===D)if(typeof _=="string")if(u.test(_)){if(!L(
_))return ae.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{
format:"date-time"}}],!1}else return ae.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp\
/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ae.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=f===e}else var s=!0;if(s){if(r.fee_paid!==void 0){let _=r.fee_paid;const f=e;if(e===f)if(typeof _=="numb\
er"){if(_<0||isNaN(_))return ae.errors=[{instancePath:t+"/fee_paid",schemaPath:"#/properties/fee_paid/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/fee_paid",schemaPath:"#/properti\
es/fee_paid/type",keyword:"type",params:{type:"number"}}],!1;var s=f===e}else var s=!0;if(s){if(r.fee_currency!==void 0){
let _=r.fee_currency;const f=e;if(typeof _!="string")return ae.errors=[{instancePath:t+"/fee_currency",schemaPath:"#/com\
ponents/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="BTC"||_==="ETH"||_==="LTC"||_===
"USDT"||_==="USDC"||_==="TRX"||_==="XRP"||_==="SOL"||_==="DOGE"))return ae.errors=[{instancePath:t+"/fee_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ve.enum}}],!1;var s=f===e}else var s=!0;if(s)
if(r.transaction_id!==void 0){let _=r.transaction_id;const f=e;if(e===e)if(typeof _=="string"){if(!Ye.test(_))return ae.
errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{
pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return ae.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/sch\
emas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var s=f===e}else var s=!0}}}}}}}}}}}}}}else return ae.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=n,e===0}ae.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function fr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=fr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),ae(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?ae.errors:
n.concat(ae.errors),e=n.length),fr.errors=n,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer20=lr;
const Tt={$ref:"contract:#/components/schemas/WebhookEndpointList"},jt={type:"object",description:"All webhook endpoints\
 of the merchant.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"\
Newest first.",maxItems:16,items:{$ref:"#/components/schemas/WebhookEndpointListItem"}},has_more:{type:"boolean",const:!1,
description:"Always false, since all endpoints are on one page."},url:{type:"string",const:"/v1/webhooks",description:"R\
elative path of this list."}}},Ct={type:"object",description:"A webhook endpoint in the short form of a list.",additionalProperties:!1,
required:["id","url","event_types","created_at"],properties:{id:{$ref:"#/components/schemas/WebhookId"},url:{$ref:"#/com\
ponents/schemas/HttpUrl",description:"Where events are delivered."},event_types:{type:"array",description:"The subscribe\
d types.",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}},created_at:{$ref:"#/components/schema\
s/Timestamp",description:"When the endpoint was registered."}}},$t={type:"string",description:"Identifier of a webhook e\
ndpoint.",pattern:"^whk_[0-9a-z]{24}$"},Tr={type:"string",description:"A type of event that can be subscribed to. The we\
bhooks section says what each carries.",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid",
"payment.succeeded","payment.expired","payment.paid_late","payment.failed","transaction.created","transaction.confirmed",
"transaction.failed","transaction.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invo\
ice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},
kr=new RegExp("^whk_[0-9a-z]{24}$","u"),jr=equal;function Ie(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.id===void 0&&(N="id")||r.url===void 0&&(N="url")||
r.event_types===void 0&&(N="event_types")||r.created_at===void 0&&(N="created_at"))return Ie.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="id"||a==="url"||a===
"event_types"||a==="created_at")){return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.id;const h=e;if(e===e)if(typeof a==
"string"){if(!kr.test(a))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"\
pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/component\
s/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m){if(r.url!==void 0){
let a=r.url;const h=e,y=e;if(e===y&&e===y)if(typeof a=="string"){if(p(a)>2048)return Ie.errors=[{instancePath:t+"/url",schemaPath:"\
#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(T.test(a)){if(!E(a))return Ie.errors=
[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else
return Ie.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return Ie.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/\
type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m){if(r.event_types!==void 0){let a=r.event_types;
const h=e;if(e===h)if(Array.isArray(a)){if(a.length<1)return Ie.errors=[{instancePath:t+"/event_types",schemaPath:"#/pro\
perties/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;{var k=!0;const B=a.length;for(let s=0;s<B;s++){let v=a[s];
const I=e;if(typeof v!="string")return Ie.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/Eve\
ntType/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="payment.created"||v==="payment.pending"||v==="payment.\
underpaid"||v==="payment.overpaid"||v==="payment.succeeded"||v==="payment.expired"||v==="payment.paid_late"||v==="paymen\
t.failed"||v==="transaction.created"||v==="transaction.confirmed"||v==="transaction.failed"||v==="transaction.refunded"||
v==="refund.created"||v==="refund.completed"||v==="invoice.created"||v==="invoice.opened"||v==="invoice.paid"||v==="invo\
ice.past_due"||v==="invoice.voided"||v==="payout.created"||v==="payout.processing"||v==="payout.completed"||v==="payout.\
failed"))return Ie.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/enum",keyword:"e\
num",params:{allowedValues:Tr.enum}}],!1;var k=I===e;if(!k)break}if(k){let s=a.length,v;if(s>1){e:for(;s--;)for(v=s;v--;)
if(jr(a[s],a[v])){return Ie.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/uniqueItems",keyword:"\
uniqueItems",params:{i:s,j:v}}],!1;break e}}}}}else return Ie.errors=[{instancePath:t+"/event_types",schemaPath:"#/prope\
rties/event_types/type",keyword:"type",params:{type:"array"}}],!1;var m=h===e}else var m=!0;if(m)if(r.created_at!==void 0){
let a=r.created_at;const h=e,y=e;if(e===y&&e===y)if(typeof a=="string")if(u.test(a)){if(!L(a))return Ie.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Ie.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Ie.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0}}}}}else return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=n,e===0}Ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=Ne.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let N;if(r.data===void 0&&(N="data")||r.has_more===void 0&&(N=
"has_more")||r.url===void 0&&(N="url"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="data"||a==="has_more"||a==="url")){return Ne.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.
data!==void 0){let a=r.data;const h=e;if(e===h)if(Array.isArray(a)){if(a.length>16)return Ne.errors=[{instancePath:t+"/d\
ata",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var m=!0;const y=a.length;for(let B=0;B<
y;B++){const s=e;Ie(a[B],{instancePath:t+"/data/"+B,parentData:a,parentDataProperty:B,rootData:S,dynamicAnchors:H})||(n=
n===null?Ie.errors:n.concat(Ie.errors),e=n.length);var m=s===e;if(!m)break}}}else return Ne.errors=[{instancePath:t+"/da\
ta",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var k=h===e}else var k=!0;if(k){if(r.has_more!==
void 0){let a=r.has_more;const h=e;if(typeof a!="boolean")return Ne.errors=[{instancePath:t+"/has_more",schemaPath:"#/pr\
operties/has_more/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!1)return Ne.errors=[{instancePath:t+"/has_mo\
re",schemaPath:"#/properties/has_more/const",keyword:"const",params:{allowedValue:!1}}],!1;var k=h===e}else var k=!0;if(k)
if(r.url!==void 0){let a=r.url;const h=e;if(typeof a!="string")return Ne.errors=[{instancePath:t+"/url",schemaPath:"#/pr\
operties/url/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="/v1/webhooks")return Ne.errors=[{instancePath:t+"/\
url",schemaPath:"#/properties/url/const",keyword:"const",params:{allowedValue:"/v1/webhooks"}}],!1;var k=h===e}else var k=!0}}}}else
return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=n,e===
0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=lr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),Ne(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Ne.errors:
n.concat(Ne.errors),e=n.length),lr.errors=n,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer21=ur;
const Nt={$ref:"contract:#/components/schemas/WebhookEndpoint"},Mt={type:"object",description:"A webhook endpoint, as re\
gistration and retrieval answer it.",additionalProperties:!1,required:["id","url","secret_provided","event_types","creat\
ed_at"],properties:{id:{$ref:"#/components/schemas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"Whe\
re events are delivered."},secret_provided:{type:"boolean",description:"Whether a secret was registered, and so whether \
deliveries are signed."},event_types:{type:"array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{
$ref:"#/components/schemas/EventType"}},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the endpoint\
 was registered."}}};function Ae(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=Ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let N;if(r.id===void 0&&(N="id")||r.url===void 0&&(N="url")||r.secret_provided===void 0&&(N=
"secret_provided")||r.event_types===void 0&&(N="event_types")||r.created_at===void 0&&(N="created_at"))return Ae.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)
if(!(a==="id"||a==="url"||a==="secret_provided"||a==="event_types"||a==="created_at")){return Ae.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.
id!==void 0){let a=r.id;const h=e;if(e===e)if(typeof a=="string"){if(!kr.test(a))return Ae.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Ae.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;
var m=h===e}else var m=!0;if(m){if(r.url!==void 0){let a=r.url;const h=e,y=e;if(e===y&&e===y)if(typeof a=="string"){if(p(
a)>2048)return Ae.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",
params:{limit:2048}}],!1;if(T.test(a)){if(!E(a))return Ae.errors=[{instancePath:t+"/url",schemaPath:"#/components/schema\
s/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Ae.errors=[{instancePath:t+"/url",schemaPath:"\
#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?://"}}],!1}else return Ae.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;
var m=h===e}else var m=!0;if(m){if(r.secret_provided!==void 0){const a=e;if(typeof r.secret_provided!="boolean")return Ae.
errors=[{instancePath:t+"/secret_provided",schemaPath:"#/properties/secret_provided/type",keyword:"type",params:{type:"b\
oolean"}}],!1;var m=a===e}else var m=!0;if(m){if(r.event_types!==void 0){let a=r.event_types;const h=e;if(e===h)if(Array.
isArray(a)){if(a.length<1)return Ae.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var k=!0;const B=a.length;for(let s=0;s<B;s++){let v=a[s];const I=e;if(typeof v!=
"string")return Ae.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(v==="payment.created"||v==="payment.pending"||v==="payment.underpaid"||v==="paymen\
t.overpaid"||v==="payment.succeeded"||v==="payment.expired"||v==="payment.paid_late"||v==="payment.failed"||v==="transac\
tion.created"||v==="transaction.confirmed"||v==="transaction.failed"||v==="transaction.refunded"||v==="refund.created"||
v==="refund.completed"||v==="invoice.created"||v==="invoice.opened"||v==="invoice.paid"||v==="invoice.past_due"||v==="in\
voice.voided"||v==="payout.created"||v==="payout.processing"||v==="payout.completed"||v==="payout.failed"))return Ae.errors=
[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Tr.
enum}}],!1;var k=I===e;if(!k)break}if(k){let s=a.length,v;if(s>1){e:for(;s--;)for(v=s;v--;)if(jr(a[s],a[v])){return Ae.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:s,j:v}}],
!1;break e}}}}}else return Ae.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"}}],!1;var m=h===e}else var m=!0;if(m)if(r.created_at!==void 0){let a=r.created_at;const h=e,y=e;
if(e===y&&e===y)if(typeof a=="string")if(u.test(a)){if(!L(a))return Ae.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Ae.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Ae.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0}}}}}}else return Ae.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=n,e===0}Ae.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ur(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){
let n=null,e=0;const o=ur.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Ae(r,{instancePath:t,
parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Ae.errors:n.concat(Ae.errors),e=n.length),ur.
errors=n,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer22=yr;const Rt={$ref:"contract:#/componen\
ts/schemas/ErrorWebhookConflict"},Ut={type:"object",description:"Error body. Codes of a 409 of createWebhook: the addres\
s is registered already, or the first request with this Idempotency-Key is still running.",additionalProperties:!1,required:[
"error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/\
components/schemas/ErrorCodeWebhookConflict"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/compon\
ents/schemas/ErrorDetails"}}}}},Zr={type:"string",description:"Codes of a 409 of createWebhook: the address is registere\
d already, or the first request with this Idempotency-Key is still running.",enum:["DUPLICATE_WEBHOOK","IDEMPOTENCY_KEY_\
IN_USE"]};function Le(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,
e=0;const o=Le.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let N;if(r.error===void 0&&(N="error"))return Le.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(a!=="error"){return Le.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.
error!==void 0){let a=r.error;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let y;if(a.code===void 0&&(y="code")||
a.message===void 0&&(y="message"))return Le.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"\
required",params:{missingProperty:y}}],!1;{const B=e;for(const s in a)if(!(s==="code"||s==="message"||s==="details")){return Le.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(B===e){if(a.code!==void 0){let s=a.code;const v=e;if(typeof s!="string")return Le.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="DUPLICATE_WEBHOOK"||s==="IDEMPOTENCY_KEY_IN_USE"))return Le.errors=[{instancePath:t+"/error/code",
schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/enum",keyword:"enum",params:{allowedValues:Zr.enum}}],!1;var m=v===
e}else var m=!0;if(m){if(a.message!==void 0){let s=a.message;const v=e;if(e===e)if(typeof s=="string"){if(p(s)<1)return Le.
errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",
keyword:"type",params:{type:"string"}}],!1;var m=v===e}else var m=!0;if(m)if(a.details!==void 0){let s=a.details;const v=e;
if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.parameter===void 0&&(U="parameter")||s.rule===void 0&&(U=
"rule"))return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"\
required",params:{missingProperty:U}}],!1;{const _=e;for(const f in s)if(!(f==="parameter"||f==="value"||f==="rule"||f===
"reason")){return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(_===e){if(s.parameter!==void 0){let f=s.
parameter;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return Le.errors=[{instancePath:t+"/error/details/paramete\
r",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Le.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/prope\
rties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k){if(s.rule!==void 0){let f=s.
rule;const D=e;if(e===D)if(typeof f=="string"){if(p(f)<1)return Le.errors=[{instancePath:t+"/error/details/rule",schemaPath:"\
#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=
[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",
params:{type:"string"}}],!1;var k=D===e}else var k=!0;if(k)if(s.reason!==void 0){let f=s.reason;const D=e;if(e===D)if(typeof f==
"string"){if(p(f)<1)return Le.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDeta\
ils/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/erro\
r/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"str\
ing"}}],!1;var k=D===e}else var k=!0}}}}else return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components\
/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var m=v===e}else var m=!0}}}}else return Le.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return Le.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=n,e===0}Le.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function yr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=yr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),Le(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Le.errors:
n.concat(Le.errors),e=n.length),yr.errors=n,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer23=hr;
const St={$ref:"contract:#/components/schemas/WebhookDeletion"},Ht={type:"object",description:"What the deletion of a we\
bhook endpoint answers.",additionalProperties:!1,required:["id","deleted"],properties:{id:{$ref:"#/components/schemas/We\
bhookId"},deleted:{type:"boolean",const:!0,description:"The endpoint is gone."}}};function Se(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=Se.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.id===void 0&&(k="\
id")||r.deleted===void 0&&(k="deleted"))return Se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:k}}],!1;{const N=e;for(const l in r)if(!(l==="id"||l==="deleted")){return Se.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(N===e){if(r.id!==void 0){
let l=r.id;const a=e;if(e===e)if(typeof l=="string"){if(!kr.test(l))return Se.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Se.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;var m=a===
e}else var m=!0;if(m)if(r.deleted!==void 0){let l=r.deleted;const a=e;if(typeof l!="boolean")return Se.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(l!==!0)return Se.errors=
[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var m=a===
e}else var m=!0}}}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return Se.errors=n,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(r,{instancePath:t="",parentData:V,
parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=hr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),Se(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||
(n=n===null?Se.errors:n.concat(Se.errors),e=n.length),hr.errors=n,e===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
M.answer24=gr;const Ot={$ref:"contract:#/components/schemas/Balance"},Wt={type:"object",description:"The merchant's mone\
y per currency.",additionalProperties:!1,required:["available","pending","currency_details"],properties:{available:{$ref:"\
#/components/schemas/AmountPerCurrency",description:"What can be paid out now, per currency code."},pending:{$ref:"#/com\
ponents/schemas/AmountPerCurrency",description:"What has come in and is not confirmed yet, per currency code."},currency_details:{
type:"object",description:"What withdrawing a currency costs and at least takes, per currency code.",additionalProperties:!1,
patternProperties:{"^(BTC|ETH|LTC|USDT|USDC|TRX|XRP|SOL|DOGE)$":{$ref:"#/components/schemas/CryptoCurrencyDetails"},"^(U\
SD|EUR|GBP|CHF|CAD|AUD|JPY)$":{$ref:"#/components/schemas/FiatCurrencyDetails"}}}}},Bt={type:"object",description:"What \
withdrawing a cryptocurrency costs and at least takes.",additionalProperties:!1,required:["minimum_withdrawal","network_\
fee_estimate"],properties:{minimum_withdrawal:{type:"number",minimum:0,description:"The smallest amount that can be with\
drawn."},network_fee_estimate:{type:"object",description:"The network fee to expect for each level.",additionalProperties:!1,
required:["low","medium","high"],properties:{low:{type:"number",minimum:0,description:"Fee of the slowest level."},medium:{
type:"number",minimum:0,description:"Fee of the level that is taken when none is named."},high:{type:"number",minimum:0,
description:"Fee of the fastest level."}}}}},Vt={type:"object",description:"What withdrawing a fiat currency at least ta\
kes; no network carries it, so there is no network fee.",additionalProperties:!1,required:["minimum_withdrawal"],properties:{
minimum_withdrawal:{type:"number",minimum:0,description:"The smallest amount that can be withdrawn."}}},Ft={type:"object",
description:"Amounts by currency code, each in units of its currency.",propertyNames:{$ref:"#/components/schemas/Currenc\
y"},additionalProperties:{type:"number",minimum:0}};function He(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,
dynamicAnchors:H={}}={}){let n=null,e=0;const o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){for(const N in r){const l=e;if(typeof N!="string"){const a={instancePath:t,
schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"},propertyName:N};n===null?n=[a]:n.push(
a),e++}if(!(N==="BTC"||N==="ETH"||N==="LTC"||N==="USDT"||N==="USDC"||N==="TRX"||N==="XRP"||N==="SOL"||N==="DOGE"||N==="U\
SD"||N==="EUR"||N==="GBP"||N==="CHF"||N==="CAD"||N==="AUD"||N==="JPY")){const a={instancePath:t,schemaPath:"#/components\
/schemas/Currency/enum",keyword:"enum",params:{allowedValues:C.enum},propertyName:N};n===null?n=[a]:n.push(a),e++}var m=l===
e;if(!m){const a={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:N}};return n===
null?n=[a]:n.push(a),e++,He.errors=n,!1;break}}if(m)for(const N in r){let l=r[N];const a=e;if(e===a)if(typeof l=="number"){
if(l<0||isNaN(l))return He.errors=[{instancePath:t+"/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additional\
Properties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return He.errors=[{instancePath:t+"/"+N.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"number"}}],
!1;var k=a===e;if(!k)break}}else return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return He.errors=n,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Cr=new RegExp("^(BTC|ET\
H|LTC|USDT|USDC|TRX|XRP|SOL|DOGE)$","u"),$r=new RegExp("^(USD|EUR|GBP|CHF|CAD|AUD|JPY)$","u");function ye(r,{instancePath:t="",
parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.available===
void 0&&(a="available")||r.pending===void 0&&(a="pending")||r.currency_details===void 0&&(a="currency_details"))return ye.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{const h=e;for(const y in r)
if(!(y==="available"||y==="pending"||y==="currency_details")){return ye.errors=[{instancePath:t,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(h===e){if(r.available!==void 0){const y=e;
He(r.available,{instancePath:t+"/available",parentData:r,parentDataProperty:"available",rootData:S,dynamicAnchors:H})||(n=
n===null?He.errors:n.concat(He.errors),e=n.length);var m=y===e}else var m=!0;if(m){if(r.pending!==void 0){const y=e;He(r.
pending,{instancePath:t+"/pending",parentData:r,parentDataProperty:"pending",rootData:S,dynamicAnchors:H})||(n=n===null?
He.errors:n.concat(He.errors),e=n.length);var m=y===e}else var m=!0;if(m)if(r.currency_details!==void 0){let y=r.currency_details;
const B=e;if(e===B)if(y&&typeof y=="object"&&!Array.isArray(y)){const v=e;for(const I in y)if(!(Cr.test(I)||$r.test(I))){
return ye.errors=[{instancePath:t+"/currency_details",schemaPath:"#/properties/currency_details/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:I}}],!1;break}if(v===e){var k=!0;for(const I in y)if(Cr.test(I)){let q=y[I];
const U=e;if(e===e)if(q&&typeof q=="object"&&!Array.isArray(q)){let D;if(q.minimum_withdrawal===void 0&&(D="minimum_with\
drawal")||q.network_fee_estimate===void 0&&(D="network_fee_estimate"))return ye.errors=[{instancePath:t+"/currency_detai\
ls/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/CryptoCurrencyDetails/required",keyword:"\
required",params:{missingProperty:D}}],!1;{const le=e;for(const O in q)if(!(O==="minimum_withdrawal"||O==="network_fee_e\
stimate")){return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#\
/components/schemas/CryptoCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}}],
!1;break}if(le===e){if(q.minimum_withdrawal!==void 0){let O=q.minimum_withdrawal;const se=e;if(e===se)if(typeof O=="numb\
er"){if(O<0||isNaN(O))return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
minimum_withdrawal",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,
"~0").replace(/\//g,"~1")+"/minimum_withdrawal",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1;var N=se===e}else var N=!0;if(N)if(q.network_fee_estimate!==
void 0){let O=q.network_fee_estimate;const se=e;if(e===se)if(O&&typeof O=="object"&&!Array.isArray(O)){let ze;if(O.low===
void 0&&(ze="low")||O.medium===void 0&&(ze="medium")||O.high===void 0&&(ze="high"))return ye.errors=[{instancePath:t+"/c\
urrency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate",schemaPath:"#/components/schemas/Cryp\
toCurrencyDetails/properties/network_fee_estimate/required",keyword:"required",params:{missingProperty:ze}}],!1;{const Qr=e;
for(const he in O)if(!(he==="low"||he==="medium"||he==="high")){return ye.errors=[{instancePath:t+"/currency_details/"+I.
replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate",schemaPath:"#/components/schemas/CryptoCurrencyDetails/pr\
operties/network_fee_estimate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:he}}],!1;break}
if(Qr===e){if(O.low!==void 0){let he=O.low;const Oe=e;if(e===Oe)if(typeof he=="number"){if(he<0||isNaN(he))return ye.errors=
[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/low",schemaPath:"#\
/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate/properties/low/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,
"~1")+"/network_fee_estimate/low",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate\
/properties/low/type",keyword:"type",params:{type:"number"}}],!1;var l=Oe===e}else var l=!0;if(l){if(O.medium!==void 0){
let he=O.medium;const Oe=e;if(e===Oe)if(typeof he=="number"){if(he<0||isNaN(he))return ye.errors=[{instancePath:t+"/curr\
ency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/medium",schemaPath:"#/components/schemas/\
CryptoCurrencyDetails/properties/network_fee_estimate/properties/medium/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
network_fee_estimate/medium",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate/prop\
erties/medium/type",keyword:"type",params:{type:"number"}}],!1;var l=Oe===e}else var l=!0;if(l)if(O.high!==void 0){let he=O.
high;const Oe=e;if(e===Oe)if(typeof he=="number"){if(he<0||isNaN(he))return ye.errors=[{instancePath:t+"/currency_detail\
s/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/high",schemaPath:"#/components/schemas/CryptoCurrenc\
yDetails/properties/network_fee_estimate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return ye.errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate/h\
igh",schemaPath:"#/components/schemas/CryptoCurrencyDetails/properties/network_fee_estimate/properties/high/type",keyword:"\
type",params:{type:"number"}}],!1;var l=Oe===e}else var l=!0}}}}else return ye.errors=[{instancePath:t+"/currency_detail\
s/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/network_fee_estimate",schemaPath:"#/components/schemas/CryptoCurrencyDeta\
ils/properties/network_fee_estimate/type",keyword:"type",params:{type:"object"}}],!1;var N=se===e}else var N=!0}}}else return ye.
errors=[{instancePath:t+"/currency_details/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/C\
ryptoCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var k=U===e;if(!k)break}if(k){var k=!0;for(const q in y)
if($r.test(q)){let U=y[q];const _=e;if(e===e)if(U&&typeof U=="object"&&!Array.isArray(U)){let le;if(U.minimum_withdrawal===
void 0&&(le="minimum_withdrawal"))return ye.errors=[{instancePath:t+"/currency_details/"+q.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:le}}],!1;
{const O=e;for(const se in U)if(se!=="minimum_withdrawal"){return ye.errors=[{instancePath:t+"/currency_details/"+q.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:se}}],!1;break}if(O===e&&U.minimum_withdrawal!==void 0){let se=U.minimum_withdrawal;
if(e===e)if(typeof se=="number"){if(se<0||isNaN(se))return ye.errors=[{instancePath:t+"/currency_details/"+q.replace(/~/g,
"~0").replace(/\//g,"~1")+"/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_\
withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ye.errors=[{instancePath:t+"/cur\
rency_details/"+q.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurr\
encyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ye.errors=[{instancePath:t+
"/currency_details/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/FiatCurrencyDetails/type",
keyword:"type",params:{type:"object"}}],!1;var k=_===e;if(!k)break}}}}else return ye.errors=[{instancePath:t+"/currency_\
details",schemaPath:"#/properties/currency_details/type",keyword:"type",params:{type:"object"}}],!1;var m=B===e}else var m=!0}}}}else
return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=n,e===
0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(r,{instancePath:t="",parentData:V,parentDataProperty:F,
rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;const o=gr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),ye(r,{instancePath:t,parentData:V,parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?ye.errors:
n.concat(ye.errors),e=n.length),gr.errors=n,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M.answer25=vr;
const zt={$ref:"contract:#/components/schemas/Account"},Xt={type:"object",description:"The merchant that the key belongs\
 to.",additionalProperties:!1,required:["id","email","business_name","created_at","settings"],properties:{id:{$ref:"#/co\
mponents/schemas/AccountId"},email:{$ref:"#/components/schemas/Email",description:"The merchant's e-mail address."},business_name:{
type:"string",description:"The merchant's name."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When th\
e account was opened."},settings:{type:"object",description:"How the merchant wants things shown.",additionalProperties:!1,
required:["display_currency","language","timezone"],properties:{display_currency:{$ref:"#/components/schemas/Currency",description:"\
The currency that values are shown in."},language:{type:"string",description:"A language tag such as `en` or `pt-BR`."},
timezone:{type:"string",description:"A name of the time zone database such as `UTC` or `Europe/Berlin`."}}}}},Kt={type:"\
string",description:"Identifier of an account.",pattern:"^acct_[0-9a-z]{24}$"},Jr=new RegExp("^acct_[0-9a-z]{24}$","u");
function Ee(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;
const o=Ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let N;if(r.id===void 0&&(N="id")||r.email===void 0&&(N="email")||r.business_name===void 0&&(N="busine\
ss_name")||r.created_at===void 0&&(N="created_at")||r.settings===void 0&&(N="settings"))return Ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{const l=e;for(const a in r)if(!(a==="id"||a===
"email"||a==="business_name"||a==="created_at"||a==="settings")){return Ee.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.
id;const h=e;if(e===e)if(typeof a=="string"){if(!Jr.test(a))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/AccountId/pattern",keyword:"pattern",params:{pattern:"^acct_[0-9a-z]{24}$"}}],!1}else return Ee.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/AccountId/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;
if(m){if(r.email!==void 0){let a=r.email;const h=e,y=e;if(e===y&&e===y)if(typeof a=="string"){if(p(a)>254)return Ee.errors=
[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;
if(!er(a))return Ee.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{
format:"email"}}],!1}else return Ee.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/type",keyword:"\
type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m){if(r.business_name!==void 0){const a=e;if(typeof r.business_name!=
"string")return Ee.errors=[{instancePath:t+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",
params:{type:"string"}}],!1;var m=a===e}else var m=!0;if(m){if(r.created_at!==void 0){let a=r.created_at;const h=e,y=e;if(e===
y&&e===y)if(typeof a=="string")if(u.test(a)){if(!L(a))return Ee.errors=[{instancePath:t+"/created_at",schemaPath:"#/comp\
onents/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Ee.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Ee.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var m=h===e}else var m=!0;if(m)if(r.settings!==void 0){
let a=r.settings;const h=e;if(e===h)if(a&&typeof a=="object"&&!Array.isArray(a)){let B;if(a.display_currency===void 0&&(B=
"display_currency")||a.language===void 0&&(B="language")||a.timezone===void 0&&(B="timezone"))return Ee.errors=[{instancePath:t+
"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty:B}}],!1;{const s=e;for(const v in a)
if(!(v==="display_currency"||v==="language"||v==="timezone")){return Ee.errors=[{instancePath:t+"/settings",schemaPath:"\
#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(s===
e){if(a.display_currency!==void 0){let v=a.display_currency;const I=e;if(typeof v!="string")return Ee.errors=[{instancePath:t+
"/settings/display_currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],!1;
if(!(v==="BTC"||v==="ETH"||v==="LTC"||v==="USDT"||v==="USDC"||v==="TRX"||v==="XRP"||v==="SOL"||v==="DOGE"||v==="USD"||v===
"EUR"||v==="GBP"||v==="CHF"||v==="CAD"||v==="AUD"||v==="JPY"))return Ee.errors=[{instancePath:t+"/settings/display_curre\
ncy",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:C.enum}}],!1;var k=I===e}else var k=!0;
if(k){if(a.language!==void 0){const v=e;if(typeof a.language!="string")return Ee.errors=[{instancePath:t+"/settings/lang\
uage",schemaPath:"#/properties/settings/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var k=v===e}else
var k=!0;if(k)if(a.timezone!==void 0){const v=e;if(typeof a.timezone!="string")return Ee.errors=[{instancePath:t+"/setti\
ngs/timezone",schemaPath:"#/properties/settings/properties/timezone/type",keyword:"type",params:{type:"string"}}],!1;var k=v===
e}else var k=!0}}}}else return Ee.errors=[{instancePath:t+"/settings",schemaPath:"#/properties/settings/type",keyword:"t\
ype",params:{type:"object"}}],!1;var m=h===e}else var m=!0}}}}}}else return Ee.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=n,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function vr(r,{instancePath:t="",parentData:V,parentDataProperty:F,rootData:S=r,dynamicAnchors:H={}}={}){let n=null,e=0;
const o=vr.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Ee(r,{instancePath:t,parentData:V,
parentDataProperty:F,rootData:S,dynamicAnchors:H})||(n=n===null?Ee.errors:n.concat(Ee.errors),e=n.length),vr.errors=n,e===
0}return vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},M}export{Yt as answers,Gt as requests};
